const EVEN = [2, 4, 6, 8, 10];
const ANY = [1, 2, 3, 4, 5, 6, 8, 10];

/** The top of an axis that begins at zero and holds `max`: a round number whose half is one too. At least `least`. */
export function axisTop(max: number, least: number): number {
  if (max <= least) return least;
  const power = 10 ** Math.floor(Math.log10(max));
  const digit = (power < 10 ? EVEN : ANY).find((candidate) => candidate * power >= max) ?? 10;
  return digit * power;
}
