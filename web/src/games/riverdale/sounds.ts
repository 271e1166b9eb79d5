/** Which event makes which sound; events that are not named are silent. */
import type { Schemas } from '../../server/types';
import type { Sounds } from '../../sound/events';

export const SOUNDS: Sounds<Schemas['RiverdaleEvent']['kind']> = {
  dealt: 'card',
  dealt_card: 'card',
  drew: 'card',
  drew_card: 'card',
  got_card: 'card',
  played: 'card',
  discarded: 'card',
  reshuffled: 'card',
  swapped: 'card',
  crashed: 'card',
  moved: 'hop',
  moved_ahead: 'hop',
  switched: 'hop',
  tricked: 'hop',
  skated: 'ride',
  sent_home: 'knock',
  won: 'applause',
  called_off: 'end',
};
