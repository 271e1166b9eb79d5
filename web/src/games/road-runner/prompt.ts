/** The sentence that says what the viewer is to do now. */
import type { Scene } from './sight';
import { words } from './words';

export function prompt(scene: Scene, names: readonly string[]): string {
  const says = words.prompt;
  const turn = names[scene.turn] ?? '';
  if (scene.over) return says.over;
  const can = (verb: string): boolean => scene.actions.some((action) => action.verb === verb);
  if (can('decline')) {
    const ask = !can('play') ? says.noAnswer : scene.foiled ? says.answerMore : says.answer;
    return ask(turn, scene.call ?? '');
  }
  if (can('call')) return says.call;
  if (can('take back')) return says.layOn;
  if (can('pass')) return can('lay') ? says.begin : says.passOnly;
  if (scene.call !== null && scene.seat === scene.turn) return says.answered;
  if (scene.seat === scene.viewer) return says.moment;
  const seat = names[scene.seat] ?? '';
  return scene.call !== null ? says.asked(seat) : says.theirs(seat);
}

/** Whom a passed card goes to: the next on the left who is not seeing stars (RR-095); in the end the viewer. */
export function passedTo(scene: Scene): number {
  for (let place = 1; place < scene.seats; place++) {
    const seat = (scene.viewer + place) % scene.seats;
    if (!scene.damage[seat]) return seat;
  }
  return scene.viewer;
}
