import type { GameTableProps } from '../../props';

/** Props that a test can change, as the frame of a table does. */
export class Props {
  given: GameTableProps;

  constructor(given: GameTableProps) {
    this.given = $state(given);
  }
}
