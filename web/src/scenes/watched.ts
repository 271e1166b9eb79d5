/** Telling when something has been in view for a while. */
import type { Attachment } from 'svelte/attachments';

/** How long, in ms: long enough that a visitor who decides quickly, or scrolls past, loads nothing more. */
export const WATCHED_MS = 1500;

/** How much of it has to be in view. */
const SHARE = 0.7;

/** Call `tell` once that has been in view for `WATCHED_MS` at a stretch. */
export function watched(tell: () => void): Attachment {
  return (element) => {
    let timer: number | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        window.clearTimeout(timer);
        if ((entry?.intersectionRatio ?? 0) < SHARE) return;
        timer = window.setTimeout(() => {
          observer.disconnect();
          tell();
        }, WATCHED_MS);
      },
      { threshold: SHARE },
    );
    observer.observe(element);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  };
}
