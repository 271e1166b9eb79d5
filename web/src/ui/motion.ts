/**
 * Let an animation start now. By default, the browser starts it once its first frame has been drawn: on a busy machine
 * several frames later.
 */
export function fromNow(animation: Animation): Animation {
  const now = document.timeline?.currentTime ?? null;
  if (now !== null) animation.startTime = now;
  return animation;
}
