/** Draws scene after scene, and animates what moves between them. */
import { tick } from 'svelte';
import { fromNow } from '../../ui/motion';
import { bringIntoView } from '../in-view';
import { shared } from './sharing';

/** How a card moves: face up, face down, or turning over on the way. */
export type Shows = 'front' | 'back' | 'turns up' | 'turns down';

/** A card that goes from place to place; each is the `data-place` of an element. */
export interface Move {
  title: string; // '' where it stays face down
  from: string;
  to: string;
  shows: Shows;
}

/** One movement: the scene after it, and the cards that lead there. */
export interface Beat<Scene> {
  kind: string;
  seat: number;
  after: Scene;
  moves: Move[];
  /** Milliseconds of pause before anything moves. */
  rest: number;
  /** What it moves was moved already when the viewer's own move was sent. */
  isDrawn?: boolean;
}

/** A beat without moves. */
export const QUIET: Omit<Beat<unknown>, 'after'> = { kind: '', seat: -1, moves: [], rest: 0 };

/** What a table has its stagehand do. */
export interface Directions<Scene, B extends Beat<Scene>> {
  root: () => HTMLElement | undefined;
  /** Nothing is to be animated. */
  still: () => boolean;
  /** Animate what a beat of the game moves beside cards; what it starts is to be handed to `keep`. */
  enact?: (beat: B, before: Scene) => Promise<unknown> | void;
}

/** A card that is being animated: it is drawn, unseen, over the place that it leaves, and moved from there to the new one. */
export interface Flight extends Move {
  id: number;
  /** Where it is drawn: in pixels, from the table's corner. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** The place that it leaves, as it was seen. */
  start: DOMRect;
  delay: number;
}

/** The elements of a flight: the card, and its part that turns over, where it has one. */
interface Plane {
  card: HTMLElement;
  turning: HTMLElement | null;
}

const FLIGHT_MS = 380;
const EASE = 'cubic-bezier(0.3, 0.75, 0.25, 1)';
const STAGGER_MS = 55;
const SLIDE_MS = 260;
const FADE_MS = 140;
const FRAME_MS = 100; // the longest that a frame is waited for
const NEAR = 1; // pixels that a card may be off without moving
const CARD_RATIO = 5 / 7; // of a card's width to its height
const CARD_LEAST = 48; // pixels in width that a card in the air is drawn with: it may begin and end smaller

export class Stagehand<Scene, B extends Beat<Scene> = Beat<Scene>> {
  drawn: Scene;
  /** The cards in the air; and those that will be once the scene is drawn, which are drawn already, unseen. */
  flights: Flight[];
  boarding: Flight[];
  /** Places whose card is still being animated. */
  awaited: ReadonlySet<string>;

  /** The position of a card that is being dragged. */
  private readonly origins = new Map<string, DOMRect>();
  /** The positions of everything, if recorded before a change; valid until the browser has drawn. */
  private seen: Map<string, DOMRect> | null = null;
  private readonly slides = new Map<Element, Animation>();
  private readonly running = new Set<Animation>();
  private readonly rests = new Set<() => void>();
  private readonly landings = new Map<number, () => void>();
  /** What Flights.svelte has drawn, by the number of the flight. */
  private readonly planes = new Map<number, Plane>();
  private flown = 0;
  private chain: Promise<void> = Promise.resolve();
  /** How often a scene was drawn at once: beats that were begun before are not drawn over it. */
  private shown = 0;
  /** How many stories are being drawn, and whether their rest is to be drawn at once. */
  private stories = $state(0);
  private isHurrying = false;

  constructor(
    first: Scene,
    private readonly given: Directions<Scene, B>,
  ) {
    this.drawn = $state.raw(first);
    this.flights = $state.raw([]);
    this.boarding = $state.raw([]);
    this.awaited = $state.raw(new Set());
  }

  /** Whether a story is being drawn; between two of its beats nothing need move. */
  get isTelling(): boolean {
    return this.stories > 0;
  }

  /** Draw a scene at once; all animations end, and what is left of what was being drawn is left out. */
  show(scene: Scene): void {
    this.hurry();
    this.shown++;
    this.draw(scene);
  }

  private draw(scene: Scene): void {
    this.drawn = shared(this.drawn, scene);
  }

  /** Draw beats one after the other, after those that are being drawn. */
  run(beats: readonly B[]): Promise<void> {
    this.stories++;
    const { shown } = this;
    this.chain = this.chain.then(async () => {
      await this.performAll(beats, true, shown);
      this.stories--;
      if (this.stories === 0) this.isHurrying = false;
    });
    return this.chain;
  }

  /** The same with the beats of the viewer's own move, which nothing else that happens brings to an end. */
  rehearse(beats: readonly B[]): Promise<void> {
    const { shown } = this;
    this.chain = this.chain.then(() => this.performAll(beats, false, shown));
    return this.chain;
  }

  /** Draw the scene again that the viewer's own move has led away from, with what moves back; the rest of it is left out. */
  async takeBack(scene: Scene, moves: Move[]): Promise<void> {
    this.shown++;
    await this.perform({ ...QUIET, after: scene, moves });
  }

  private async performAll(beats: readonly B[], told: boolean, shown: number): Promise<void> {
    for (const [at, beat] of beats.entries()) {
      if (at > 0 && beat.rest) await this.rest(beat.rest);
      if (told) await this.frame();
      if (shown !== this.shown) return;
      await this.perform(beat, told);
    }
  }

  /** End the beats that are being drawn; animations of the viewer's own cards go on. */
  hurryStory(): void {
    if (this.stories > 0) this.hurry();
  }

  /** End all animations now. */
  hurry(): void {
    this.isHurrying = this.stories > 0;
    for (const wake of [...this.rests]) wake();
    for (const animation of [...this.running]) animation.finish();
    for (const land of [...this.landings.values()]) land();
    this.flights = [];
    this.boarding = [];
    this.awaited = new Set();
  }

  /** A card that was dropped where it cannot be played returns to its place. */
  async goBack(title: string, place: string, from: DOMRect): Promise<void> {
    this.origins.set(place, from);
    const move: Move = { title, from: place, to: place, shows: 'front' };
    await this.perform({ ...QUIET, after: this.drawn, moves: [move] });
  }

  /** The card of a place has been dragged to a position, and moves on from there. */
  from(place: string, where: DOMRect): void {
    this.origins.set(place, where);
  }

  /** Record the positions before a move is sent: after a change, reading them would force a new layout. */
  look(): void {
    const root = this.given.root();
    if (!root || this.given.still()) return;
    this.seen = this.spots(root);
    setTimeout(() => (this.seen = null), 0);
  }

  /**
   * Draw one beat. Several may be drawn at once: the viewer need not wait for an animation. What a beat that is `told`
   * moves comes into view; nothing goes away under the hand of a viewer who moves a card.
   */
  async perform(beat: Beat<Scene> | B, told = false): Promise<void> {
    const root = this.given.root();
    if (!root || this.isHurrying || document.hidden) {
      this.draw(beat.after);
      return;
    }
    if (this.given.still()) {
      this.draw(beat.after);
      await tick();
      if (told) bringIntoView(root, ends(root, beat.moves));
      this.fadeIn(root, beat.moves);
      return;
    }
    const before = this.seen ?? this.spots(root);
    this.seen = null;
    const starts = beat.moves.map((move) => this.origins.get(move.from) ?? before.get(move.from));
    this.origins.clear();
    const leaving = leavingBy(beat.moves, starts, root.getBoundingClientRect(), () => ++this.flown);
    if (told && leaving.length > 0) {
      // Each takes a good part of a frame: they are drawn in the one before the scene.
      const { shown } = this;
      this.boarding = [...this.boarding, ...leaving];
      await this.frame();
      this.boarding = this.boarding.filter((flight) => !leaving.includes(flight));
      if (shown !== this.shown) return;
      if (this.isHurrying || document.hidden) {
        this.draw(beat.after);
        return;
      }
    }
    this.flights = [...this.flights, ...leaving];
    const landing = leaving.map((flight) => flight.to);
    this.awaited = new Set([...this.awaited, ...landing]);
    const scene = this.drawn;
    this.draw(beat.after);
    await tick();
    // a card that goes back is no beat of the game: nothing of it is animated but the card
    const enacted = beat.kind === '' ? undefined : this.given.enact?.(beat as B, scene);

    for (const animation of this.slides.values()) animation.cancel();
    this.slides.clear();
    if (told) bringIntoView(root, ends(root, beat.moves));
    const after = this.spots(root);
    // before anything slides: what begins to move is laid out anew; where no card flies, nothing need be laid out for it
    const frame = leaving.length > 0 ? root.getBoundingClientRect() : null;
    const arriving = new Set<string>(landing);
    for (const [place, spot] of after) {
      const was = before.get(place);
      if (was && !arriving.has(place)) this.slide(root, place, was, spot);
    }
    const flown = leaving.map((flight) => {
      const end = after.get(flight.to) ?? before.get(flight.to);
      return end && frame ? this.fly(flight, end, frame) : this.land(flight);
    });
    await Promise.all([enacted, ...flown]);
  }

  /** A card is drawn that is going to fly. Flights.svelte calls this for each. */
  boarded(flight: Flight, card: HTMLElement, turning: HTMLElement | null): () => void {
    this.planes.set(flight.id, { card, turning });
    return () => this.planes.delete(flight.id);
  }

  /** Animate a card that has been drawn, from one place to another; `frame` is the table's. Resolves once it has landed. */
  private async fly(flight: Flight, end: DOMRect, frame: DOMRect): Promise<void> {
    const plane = this.planes.get(flight.id);
    if (!plane) return this.land(flight); // it was hurried
    const { card, turning } = plane;
    const timing = { duration: FLIGHT_MS, delay: flight.delay, easing: EASE, fill: 'both' as const };
    const from = shift(flight, flight.start, frame);
    const to = shift(flight, end, frame);
    const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.12);
    const halfway = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift, scale: (from.scale + to.scale) / 2 + 0.04 * to.scale };
    const opacity = 1; // until it takes off it is not seen
    const animation = card.animate(
      [from, halfway, to].map((at) => ({ transform: `translate(${at.x}px, ${at.y}px) scale(${at.scale})`, opacity })),
      timing,
    );
    if (turning && flight.shows !== 'front' && flight.shows !== 'back') {
      const [first, last] = flight.shows === 'turns up' ? [180, 0] : [0, 180];
      this.keep(turning.animate([{ transform: `rotateY(${first}deg)` }, { transform: `rotateY(${last}deg)` }], timing));
    }
    this.keep(animation);
    const hurried = new Promise<void>((land) => this.landings.set(flight.id, land));
    await Promise.race([hurried, over(animation, FLIGHT_MS + flight.delay + 600)]);
    this.landings.delete(flight.id);
    this.land(flight);
  }

  /** A card is where it went to, and is drawn there. */
  private land(flight: Flight): void {
    this.flights = this.flights.filter((one) => one.id !== flight.id);
    this.release([flight.to]);
  }

  /** The same, and wait until it has ended. */
  async ended(animation: Animation, atMost: number): Promise<void> {
    this.keep(animation);
    await over(animation, atMost);
  }

  private release(places: readonly string[]): void {
    if (places.length === 0) return;
    const still = new Set(this.awaited);
    for (const place of places) {
      if (!this.flights.some((flight) => flight.to === place)) still.delete(place);
    }
    this.awaited = still;
  }

  /** Animate cards that make room. */
  private slide(root: HTMLElement, place: string, was: DOMRect, is: DOMRect): void {
    const dx = was.left - is.left;
    const dy = was.top - is.top;
    if (Math.abs(dx) < NEAR && Math.abs(dy) < NEAR) return;
    const card = spotOf(root, place);
    if (!card) return;
    const animation = card.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration: SLIDE_MS,
      easing: EASE,
    });
    this.slides.set(card, animation);
    this.keep(animation);
  }

  private fadeIn(root: HTMLElement, moves: readonly Move[]): void {
    for (const move of moves) {
      const card = move.title ? spotOf(root, move.to) : null;
      if (card) this.keep(card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS }));
    }
  }

  /** Have an animation end where everything is hurried. */
  keep(animation: Animation): void {
    this.running.add(fromNow(animation));
    const gone = (): void => void this.running.delete(animation);
    animation.finished.then(gone, gone);
  }

  private rest(milliseconds: number): Promise<void> {
    if (this.isHurrying || this.given.still() || document.hidden) return Promise.resolve();
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.rests.delete(wake);
        done();
      };
      const timer = setTimeout(wake, milliseconds);
      this.rests.add(wake);
    });
  }

  /**
   * Resolves once the browser has rendered a frame. What changed around the table, or was left by the beat before, is
   * laid out by then, so that reading positions forces no layout.
   */
  frame(): Promise<void> {
    if (!this.given.root() || this.isHurrying || document.hidden) return Promise.resolve();
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(late);
        cancelAnimationFrame(coming);
        this.rests.delete(wake);
        done();
      };
      // In a tab that has just been hidden no frame is drawn.
      const late = setTimeout(wake, FRAME_MS);
      // A task that is begun in a frame runs after it.
      const coming = requestAnimationFrame(() => setTimeout(wake, 0));
      this.rests.add(wake);
    });
  }

  /** The visible position of every card and pile. */
  private spots(root: HTMLElement): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const card of root.querySelectorAll('[data-place]')) {
      found.set(card.getAttribute('data-place') ?? '', card.getBoundingClientRect());
    }
    return found;
  }
}

function spotOf(root: HTMLElement, place: string): Element | null {
  return root.querySelector(`[data-place="${CSS.escape(place)}"]`);
}

/** Where cards go. */
function ends(root: HTMLElement, moves: readonly Move[]): Element[] {
  return moves.flatMap((move) => spotOf(root, move.to) ?? []);
}

/** The flights of cards that leave their places; `frame` is the table's. */
function leavingBy(
  moves: readonly Move[],
  starts: readonly (DOMRect | undefined)[],
  frame: DOMRect,
  number: () => number,
): Flight[] {
  const delays = staggered(moves);
  return moves.flatMap((move, at) => {
    const start = starts[at];
    return start ? [flightOf(move, start, frame, delays[at] ?? 0, number())] : [];
  });
}

function flightOf(move: Move, start: DOMRect, frame: DOMRect, delay: number, id: number): Flight {
  const width = Math.max(CARD_LEAST, widthIn(start));
  const height = width / CARD_RATIO;
  return {
    ...move,
    id,
    left: start.left + start.width / 2 - width / 2 - frame.left,
    top: start.top + start.height / 2 - height / 2 - frame.top,
    width,
    height,
    start,
    delay,
  };
}

/** The width of a card that fills a place: not every place has a card's shape. */
function widthIn(place: DOMRect): number {
  return Math.min(place.width, place.height * CARD_RATIO);
}

/** How a card is moved, from where it is drawn, to fill a place. */
function shift(flight: Flight, place: DOMRect, frame: DOMRect): { x: number; y: number; scale: number } {
  return {
    x: place.left + place.width / 2 - (frame.left + flight.left + flight.width / 2),
    y: place.top + place.height / 2 - (frame.top + flight.top + flight.height / 2),
    scale: widthIn(place) / flight.width,
  };
}

/** Delays: one card after the other from each place, and to all places at once, as in dealing. */
function staggered(moves: readonly Move[]): number[] {
  const toSeat = new Map<string, number>();
  return moves.map((move) => {
    const way = move.to.startsWith('hand') ? 'hand' : move.to;
    const place = toSeat.get(way) ?? 0;
    toSeat.set(way, place + 1);
    return place * STAGGER_MS;
  });
}

/** Resolves when an animation has ended, was cancelled, or should have ended long ago. */
function over(animation: Animation, atMost: number): Promise<unknown> {
  const late = new Promise((done) => setTimeout(done, atMost));
  return Promise.race([animation.finished.catch(() => undefined), late]);
}
