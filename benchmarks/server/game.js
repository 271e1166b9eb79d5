/**
 * The peer's game: a card game for boardgame.io, about as large as Road Runner and as busy.
 *
 * Four seats, 81 cards, ten in each hand, two open discard piles. A turn is one move: discard one card of your
 * hand to either pile and draw another; when the draw pile runs out, both piles are shuffled into a new one. The game
 * ends after `MOVES` moves, about as many as the scripted clients make in a game of Road Runner.
 */
import core from 'boardgame.io/dist/cjs/core.js';

const { INVALID_MOVE, PlayerView } = core;

const SEATS = 4;
const HAND = 10;
const CARDS = 81;
const MOVES = 150;
export const PILES = ['capture', 'escape'];

const NOUNS = ['Anvil', 'Boulder', 'Catapult', 'Tightrope', 'Rocket', 'Spring', 'Magnet', 'Skateboard', 'Birdseed'];
const KINDS = ['Giant', 'Rolling', 'Free', 'Portable', 'Instant', 'Deluxe', 'Rusty', 'Second', 'Heavy'];
const DECK = Array.from({ length: CARDS }, (_, card) => ({
  title: `${KINDS[Math.floor(card / 9)]} ${NOUNS[card % 9]}`,
  damage: card % 5,
}));

function setup({ random }) {
  const deck = random.Shuffle(DECK);
  const players = {};
  for (let seat = 0; seat < SEATS; seat += 1) {
    players[seat] = { hand: deck.splice(0, HAND) };
  }
  return {
    secret: { deck },
    players,
    hands: Array(SEATS).fill(HAND),
    damage: Array(SEATS).fill(0),
    deck: deck.length,
    reshuffled: false,
    turns: 0,
    capture: [],
    escape: [],
  };
}

function discard({ G, playerID, random }, slot, pile) {
  const { hand } = G.players[playerID];
  if (!PILES.includes(pile) || !Number.isInteger(slot) || slot < 0 || slot >= hand.length) {
    return INVALID_MOVE;
  }
  G[pile].push(...hand.splice(slot, 1));
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle([...G.capture, ...G.escape]);
    G.capture = [];
    G.escape = [];
    G.reshuffled = true;
  }
  hand.push(G.secret.deck.pop());
  G.deck = G.secret.deck.length;
  G.damage[playerID] = pile === 'escape' ? G.damage[playerID] + 1 : 0;
  G.turns += 1;
}

/** The game, as boardgame.io takes it. It sends whole states, its default: patches (deltaState) make it three times slower. */
export const game = {
  name: 'chase',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  moves: { discard: { move: discard, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.turns >= MOVES ? { winner: '0' } : undefined),
};
