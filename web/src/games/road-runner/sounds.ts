/** Which event makes which sound; events that are not named are silent. */
import type { Schemas } from '../../server/types';
import type { Sounds } from '../../sound/events';

export const SOUNDS: Sounds<Schemas['RoadRunnerEvent']['kind']> = {
  dealt: 'card',
  dealt_card: 'card',
  drew: 'card',
  drew_card: 'card',
  laid: 'card',
  took_back: 'card',
  called: 'ride',
  played: 'card',
  foiled: 'knock',
  passed: 'card',
  passed_card: 'card',
  reshuffled: 'card',
  caught: 'applause',
  called_off: 'end',
};
