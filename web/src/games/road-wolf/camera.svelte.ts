/** What of the board is in view: all of it, or a close-up of where it happens or of what is looked at. */
import { untrack } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import type { Camera } from '../../table/drawn/camera';
import type { Spot } from '../../table/drawn/travel';
import type { Deed } from './deeds';
import { closeUp, STRIP, wholeView, type Layout } from './layout';
import { onBoard, vehicleCalled, type Scene } from './sight';

const PAN_MS = 320;
/** A view that is no higher, in pixels, has no room for the strip of the whole road. */
const LOW = 200;
/** How many fortieths of an inch a close-up is wide: on a phone, and beside a mouse. */
const CLOSE = { upright: 560, wide: 1180 };
/** So many pixels of each fortieth of an inch are enough to aim at the whole board; else what acts is looked at closely. */
const LARGE = 0.6;
const NEAR: ReadonlySet<string> = new Set(['act', 'spot', 'target', 'free_melee', 'crew', 'give', 'supply', 'lose', 'retake', 'leave']);

/** What decides where the camera looks. */
export interface Filmed {
  scene: Scene;
  layout: Layout;
  /** The spots that can be pressed. */
  spots: readonly Deed[];
  /** The seat whose vehicles are looked at while none acts. */
  own: number;
  /** The size of the view, in pixels. */
  shape: { width: number; height: number };
  isSettingUp: boolean;
  /** Nothing is to be animated. */
  isStill: boolean;
}

export class BoardCamera {
  /** The middle of what is looked at; null: where it happens. */
  looked = $state.raw<Spot | null>(null);
  /** The middle of what others do, where it would be out of view. */
  private followed = $state.raw<Spot | null>(null);
  seesAll = $state(false);
  private readonly tween: Tween<Camera>;

  /** To be made while a table is. */
  constructor(private readonly filmed: () => Filmed) {
    this.tween = new Tween<Camera>(untrack(() => this.goal), { easing: cubicOut });
    let was = '';
    $effect(() => {
      const { layout, shape, isStill } = this.filmed();
      const [to, now] = [this.goal, `${layout.upright} ${shape.width} ${shape.height}`];
      const isAtOnce = now !== was || isStill || this.looked !== null || document.hidden;
      was = now;
      untrack(() => void this.tween.set(to, { duration: isAtOnce ? 0 : PAN_MS }));
    });
  }

  /** What is in view now, and what will be once the camera rests. */
  get current(): Camera {
    return this.tween.current;
  }
  get target(): Camera {
    return this.tween.target;
  }

  readonly isClose = $derived.by((): boolean => {
    const { scene, layout, shape } = this.filmed();
    const isLarge = shape.width / layout.whole.width > LARGE;
    return !this.seesAll && (layout.upright || this.looked !== null || this.followed !== null || (!isLarge && NEAR.has(scene.asks ?? '')));
  });
  /** Whether all of the road is shown as a strip beside the close-up. */
  readonly hasStrip = $derived.by((): boolean => this.isClose && !this.filmed().isSettingUp && this.filmed().shape.height > LOW);

  private readonly goal = $derived.by((): Camera => {
    const { layout, shape } = this.filmed();
    if (!this.isClose) return wholeView(layout, shape);
    return closeUp(layout, this.focus, shape, layout.upright ? CLOSE.upright : CLOSE.wide, this.hasStrip ? STRIP.covers : 0);
  });

  /** The point of the drawing that a close-up is about. */
  private readonly focus = $derived.by((): Spot => {
    const { scene, layout, spots, own } = this.filmed();
    if (this.looked) return this.looked;
    if (this.followed) return this.followed;
    const acting = vehicleCalled(scene, scene.acting)?.at;
    if (acting && scene.asks !== 'place') return layout.place(acting);
    const all = onBoard(scene);
    const theirs = all.filter(({ owner }) => owner === own || scene.viewer < 0);
    const points = [spots.flatMap(({ spot }) => spot ?? []), theirs.map(({ at }) => at), all.map(({ at }) => at)].find(({ length }) => length > 0);
    if (!points) return layout.place({ x: layout.width / 2, y: layout.length / 4 });
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    return layout.place({ x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) });
  });

  /** How many units of the drawing a pixel is. */
  get unit(): number {
    return this.current.width / Math.max(1, this.filmed().shape.width);
  }

  /** The middle of what is in view. */
  get middle(): Spot {
    const { x, y, width, height } = this.current;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Look at what lay in the middle, once it is dragged by so many pixels. */
  drag({ x, y }: Spot, by: { right: number; down: number }): void {
    this.looked = { x: x - by.right * this.unit, y: y - by.down * this.unit };
  }

  /** All of the board, or back to where it happens. */
  toggle(): void {
    [this.seesAll, this.looked] = [!this.seesAll, null];
  }

  /** Bring points of the drawing into view, where one of them is not. */
  follow(points: readonly Spot[]): void {
    const { x, y, width, height } = this.target;
    if (!this.isClose) return;
    const isSeen = points.every((point) => point.x > x && point.y > y && point.x < x + width && point.y < y + height);
    if (isSeen || points.length === 0) return;
    const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
    this.followed = { x: middle(points.map((point) => point.x)), y: middle(points.map((point) => point.y)) };
  }

  /** Go back from what others do. */
  rest(): void {
    this.followed = null;
  }

  /** The point of the board at so many pixels from the view's upper left corner. */
  boardAt({ x, y }: Spot): Spot {
    return this.filmed().layout.place({ x: this.current.x + x * this.unit, y: this.current.y + y * this.unit });
  }

  /** Where a point of the board is in the view, in pixels from its upper left corner; null where it is out of view. */
  inView(at: Spot): Spot | null {
    const { layout, shape } = this.filmed();
    const point = layout.place(at);
    const [x, y] = [(point.x - this.current.x) / this.unit, (point.y - this.current.y) / this.unit];
    return x > 0 && y > 0 && x < shape.width && y < shape.height ? { x, y } : null;
  }
}
