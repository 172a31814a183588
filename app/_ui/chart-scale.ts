/** The top of an axis that begins at zero and holds `max`: twice a round number, so that its middle is one too. At least `least`. */
export function axisTop(max: number, least: number): number {
  if (max <= least) return least;
  const power = 10 ** Math.floor(Math.log10(max));
  const digit = [2, 4, 6, 8, 10].find((candidate) => candidate * power >= max) ?? 10;
  return digit * power;
}
