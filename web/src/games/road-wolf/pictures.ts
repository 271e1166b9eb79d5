/** The pictures of the game's components. */
import names from '../../../../src/runabout/games/road_wolf/pictures/pictures.json';
import { picturesOf } from '../../table/drawn/pictures';

export const pictureOf = picturesOf(
  names,
  import.meta.glob<string>('../../../../src/runabout/games/road_wolf/pictures/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
