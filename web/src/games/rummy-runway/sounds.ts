/** Which event makes which sound; events that are not named are silent. */
import type { Schemas } from '../../server/types';
import type { Sounds } from '../../sound/events';

export const SOUNDS: Sounds<Schemas['RummyRunwayEvent']['kind']> = {
  dealt: 'card',
  dealt_card: 'card',
  turned_up: 'card',
  refilled: 'card',
  drew: 'card',
  drew_card: 'card',
  took: 'card',
  laid: 'card',
  discarded: 'card',
  trimmed: 'card',
  gathered: 'card',
  formed: 'cloth',
  riffed: 'cloth',
  followed: 'applause',
  ended: 'applause',
};
