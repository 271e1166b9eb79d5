/** Every text of Road Runner's table in English. The game's own texts (events, needs, hints) come from the server. */

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const owner = (name: string): string => (name === 'You' ? 'your' : `${name}'s`);

/** METAL as "Metal": some screen readers spell capitals. */
const spoken = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

export const en = {
  card: {
    capture: 'CAPTURE',
    escape: 'ESCAPE',
    groups: { capture: 'Capture', escape: 'Escape', dual: 'Capture and Escape' },
    condition: (condition: string): string => `with ${condition}:`,
    keyword: (word: string, number: number | null, speed: boolean): string =>
      number === null ? spoken(word) : `${spoken(word)}${speed ? ', Speed' : ''} ${number}`,
    with: (condition: string, said: string): string => `with ${condition} ${said}`,
    lay: 'lay it',
    play: 'play it',
    takeBack: 'take it back',
    whyNot: 'not now: ask why',
    rule: (number: string): string => `Rule ${number}`,
  },

  seat: {
    cards: (count: number): string => many(count, 'card'),
    misses: (turns: number): string => `misses ${many(turns, 'turn')}`,
    youMiss: (turns: number): string => `you miss ${many(turns, 'turn')}`,
    bot: (level: string): string => (level ? `bot, ${level}` : 'bot'),
    away: 'away',
    open: 'open seat',
    turn: 'thinking',
    attempter: 'attempting',
    now: 'asked now',
    later: 'asked later',
    shrugged: 'let it go by',
    played: (card: string): string => `played ${card}`,
    winner: 'caught the road runner',
    /** The same where there is room for one word. */
    short: {
      turn: 'thinking',
      attempter: 'attempts',
      now: 'now',
      later: 'later',
      shrugged: 'let it go',
      played: 'played',
      won: 'caught it',
    },
    hurt: (points: number): string => `+${points}`,
    coyotes: 'The coyotes, in the order of their turns',
  },

  piles: {
    title: 'Piles',
    captures: 'Captures played',
    escapes: 'Escapes played',
    unseen: 'Not seen yet',
    deckOf: (count: number): string => `Draw pile, ${many(count, 'card')}: what has not been seen yet`,
    open: (pile: string, count: number): string => `${pile}, ${many(count, 'card')}: look through`,
    short: { deck: 'Draw', captures: 'Captures', escapes: 'Escapes' },
    empty: 'Nothing lies here.',
    unseenNote: (deck: number): string =>
      `Cards that have not been seen yet: ${deck} of them in the draw pile, the others in hands.`,
    capturesNote: 'They make the new draw pile once this one is used up.',
    escapesNote: 'They stay out for the rest of the game, except those that are Capture cards too.',
    ask: 'Press a card for its rule.',
    copies: (count: number): string => `${count} of it`,
  },

  stage: {
    label: 'The attempt',
    yours: 'Your attempt',
    laidBy: (name: string): string => `${name}'s attempt`,
    needs: 'It still needs',
    reach: 'In reach',
    nothingInReach: 'None of your cards go together yet.',
    bears: 'What escapes may look at',
    speed: (speed: number): string => `Speed ${speed}`,
    answers: 'Answers',
    stopped: 'stopped',
    onItsWay: 'on its way',
    call: (method: string): string => `Call a ${method}`.replace('a ambush', 'an ambush'),
    shout: (method: string): string => `${method}!`,
    gotcha: 'Gotcha!',
    calledOff: 'Called off',
    calledOffNote: 'The sun goes down on the desert, and nobody has caught the road runner.',
    caughtIt: (name: string): string => `${name} ${name === 'You' ? 'have' : 'has'} caught the road runner!`,
    caption: (name: string, cards: string): string => `${name} ${name === 'You' ? 'go' : 'goes'} for it with ${cards}!`,
    and: ' and ',
  },

  hand: {
    label: 'Your hand',
    dock: 'Your cards and decisions',
    capture: 'To capture with',
    escape: 'To escape with',
    answer: 'To answer with',
    rest: 'The rest of your hand',
    empty: 'Your hand is empty.',
    keys: 'Arrow keys go from card to card, Enter plays one, the question mark shows its rule.',
  },

  prompt: {
    begin: 'Lay an attempt, or pass a card.',
    passOnly: 'No attempt is in reach: pass a card.',
    layOn: 'Lay what is missing, or take a card back.',
    call: 'Ready. Call it, or lay more.',
    answer: (who: string, method: string): string => `${upper(owner(who))} ${method}: stop it, or let it go by?`,
    answerMore: (who: string, method: string): string =>
      `${upper(owner(who))} ${method} is stopped. Add to the misery?`,
    noAnswer: (who: string, method: string): string => `${upper(owner(who))} ${method}: no card of yours fits.`,
    moment: 'One moment …',
    theirs: (who: string): string => `${who} is thinking.`,
    answered: 'Everybody has answered.',
    asked: (who: string): string => `${who} may answer now.`,
    over: 'The chase is over.',
  },

  actions: {
    pass: 'Pass a card',
    passTo: (name: string): string =>
      name === 'You'
        ? 'Everybody else is seeing stars: what you pass comes back to you.'
        : `Chance picks a card for ${name}.`,
    decline: 'Let it go by',
  },
};

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
