import { afterEach, expect, test } from 'vitest';
import type { Plan } from '../../../server/types';
import { Given } from '../../../table/drawn/tests/given.svelte';
import { BoardCamera, type Filmed } from '../camera.svelte';
import { layOut, STRIP } from '../layout';
import type { Scene, Vehicle } from '../sight';

const PLAN = { areas: [{ kind: 'map', width: 960, height: 1920, sizes: {}, ground: [] }], labels: {}, note: '', of_seats: [] } as unknown as Plan;
const vehicle = (name: string, owner: number, x: number, y: number): Vehicle => ({ name, owner, at: { x, y }, status: 'driving' }) as Vehicle;
const SCENE = {
  viewer: 0, acting: '', asks: 'vehicle',
  vehicles: [vehicle('vehicle:1', 0, 480, 300), vehicle('vehicle:2', 0, 480, 500), vehicle('vehicle:3', 1, 480, 1800)],
} as unknown as Scene;
const FILMED: Filmed = { scene: SCENE, layout: layOut(PLAN, true), spots: [], own: 0, shape: { width: 400, height: 500 }, isSettingUp: false, isStill: true };

let given: Given<Filmed, BoardCamera>;
const begin = (more: Partial<Filmed> = {}): BoardCamera => {
  given = new Given<Filmed, BoardCamera>({ ...FILMED, ...more }, (now) => new BoardCamera(now));
  return given.made;
};
/** Which point of the board is in the middle of a phone, but for what the strip covers. */
const inMiddle = (camera: BoardCamera): { x: number; y: number } => {
  const at = camera.boardAt({ x: (FILMED.shape.width + STRIP.covers) / 2, y: FILMED.shape.height / 2 });
  return { x: Math.round(at.x), y: Math.round(at.y) };
};

afterEach(() => given.stop());

test('on a phone the viewer\'s own vehicles are in the middle, or the one that acts, or what is looked at', () => {
  const camera = begin();
  expect(inMiddle(camera)).toEqual({ x: 480, y: 400 });
  given.change({ scene: { ...SCENE, acting: 'vehicle:3', asks: 'act' } });
  expect(camera.inView({ x: 480, y: 1800 })).not.toBeNull();
  camera.looked = FILMED.layout.place({ x: 480, y: 960 });
  given.change({});
  expect(inMiddle(camera)).toEqual({ x: 480, y: 960 });
  camera.toggle();
  given.change({});
  expect([camera.isClose, camera.hasStrip]).toEqual([false, false]);
  for (const { at } of SCENE.vehicles) expect(at && camera.inView(at)).not.toBeNull();
});

test('what others do is followed only where it is out of view, and left when it is over', () => {
  const camera = begin();
  const before = camera.target;
  camera.follow([FILMED.layout.place({ x: 480, y: 450 })]);
  given.change({});
  expect(camera.target).toEqual(before);
  camera.follow([FILMED.layout.place({ x: 480, y: 1500 }), FILMED.layout.place({ x: 480, y: 1300 })]);
  given.change({});
  expect(inMiddle(camera)).toEqual({ x: 480, y: 1400 });
  camera.rest();
  given.change({});
  expect(camera.target).toEqual(before);
});

test('a drag takes along the point of the board that it began at', () => {
  const camera = begin();
  const from = camera.boardAt({ x: 200, y: 250 });
  camera.drag(camera.middle, { right: 0, down: 40 });
  given.change({});
  const at = camera.inView(from);
  expect(at?.y).toBeCloseTo(290);
});

test('a desk shows all of the board, and what acts closely only where it is small', () => {
  const wide = { layout: layOut(PLAN, false), shape: { width: 1000, height: 500 } };
  const camera = begin(wide);
  expect(camera.isClose).toBe(false);
  given.change({ scene: { ...SCENE, acting: 'vehicle:1', asks: 'act' } });
  expect(camera.isClose).toBe(true);
  given.change({ shape: { width: 1600, height: 800 } });
  expect(camera.isClose).toBe(false);
  given.change({ shape: wide.shape, isSettingUp: true });
  expect(camera.hasStrip).toBe(false);
});
