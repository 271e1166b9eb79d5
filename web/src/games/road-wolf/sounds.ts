/** Which event makes which sound; events that are not named are silent. */
import type { Schemas } from '../../server/types';
import type { Sounds } from '../../sound/events';

export const SOUNDS: Sounds<Schemas['RoadWolfEvent']['kind']> = {
  placed: 'ride',
  moved: 'ride',
  braked: 'ride',
  nitro: 'ride',
  skidded: 'ride',
  drifted: 'ride',
  drove: 'ride',
  ram: 'knock',
  struck: 'knock',
  melee: 'knock',
  shot: 'knock',
  attack: 'hop',
  damaged: 'knock',
  exploded: 'knock',
  crew_lost: 'card',
  card_came: 'card',
  supplied: 'card',
  taken_over: 'hop',
  escaped: 'applause',
  award: 'applause',
  game_over: 'end',
};
