/** The jagged star behind a shout, on a field 208 wide and 132 high about its middle. */
const SPIKES = 18;
/** How far each spike reaches, by turns: a star drawn in a hurry. */
const REACH = [1, 0.86, 0.97, 0.82, 0.93, 0.88] as const;
const DENT = 0.74;

export const BURST = Array.from({ length: 2 * SPIKES }, (_, at) => {
  const turn = (at / SPIKES) * Math.PI;
  const reach = at % 2 ? DENT : (REACH[(at / 2) % REACH.length] ?? 1);
  const x = Math.round(100 * reach * Math.cos(turn));
  const y = Math.round(62 * reach * Math.sin(turn));
  return `${at ? 'L' : 'M'}${x} ${y}`;
})
  .join('')
  .concat('Z');
