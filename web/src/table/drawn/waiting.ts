/** What is said where the viewer has nothing to decide. */
import { t } from '../../words';

/** Somebody else decides, of which `theirs` tells by the seat; or the server is still to say what can be done. */
export function waiting({ seat, viewer }: { seat: number; viewer: number }, theirs: (seat: number) => string): string {
  return seat === viewer || seat < 0 ? t('drawn-moment') : theirs(seat);
}
