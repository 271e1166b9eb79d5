/** Which event makes which sound; events that are not named are silent. */
import type { Schemas } from '../../server/types';
import type { Sounds } from '../../sound/events';

export const SOUNDS: Sounds<Schemas['Race2LiveEvent']['kind']> = {
  dealt: 'card',
  rolled: 'ride',
  stepped: 'hop',
  special: 'knock',
  horde: 'knock',
  lost: 'card',
  played: 'card',
  drew: 'card',
  died: 'knock',
  came_home: 'applause',
  rescued: 'applause',
  game_over: 'end',
};
