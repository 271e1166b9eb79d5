/**
 * Let an animation count from now. Left to itself, the browser first draws everything where it was, and counts from when
 * that has been drawn: on a busy machine several frames later.
 */
export function fromNow(animation: Animation): Animation {
  const now = document.timeline?.currentTime ?? null;
  if (now !== null) animation.startTime = now;
  return animation;
}
