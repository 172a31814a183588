import { type Figures, type Measured, median } from "./rounds";

/** What a row must reach, if anything; the ratio is subject to baseline. */
export type Bar = { figure: "perSecond" | "p50"; atLeast?: number; atMost?: number };

/** A finished row, as it is printed and written. Figures are medians over the rounds, `range` the lowest and highest per second. */
export type Result = {
  row: string;
  title: string;
  bar: Bar;
  /** NaN when answers failed: what did not do the work has no figure. */
  ratio: number;
  sides: (Figures & { name: string; range: [number, number] })[];
  met: boolean;
};

/** A row of figures that each must reach or keep to something, without a load and a baseline. */
export type JudgedResult = {
  row: string;
  title: string;
  figures: { name: string; value: number; atLeast?: number; atMost?: number }[];
  met: boolean;
};

/** Sums up a measured row. An answer that was not what the load expects fails it. */
export function resultOf(row: string, title: string, names: [string, string], bar: Bar, measured: Measured): Result {
  const sides = [measured.baseline, measured.subject].map((rounds, i) => sumUp(names[i] as string, rounds));
  const failed = sides.some((side) => side.failed > 0);
  const ratio = failed ? Number.NaN : median(measured.ratios);
  return {
    row,
    title,
    bar,
    ratio,
    sides,
    met: !failed && ratio >= (bar.atLeast ?? 0) && ratio <= (bar.atMost ?? Infinity),
  };
}

function sumUp(name: string, rounds: readonly Figures[]): Result["sides"][number] {
  const all = (figure: keyof Figures) => rounds.map((round) => round[figure]);
  return {
    name,
    perSecond: median(all("perSecond")),
    range: [Math.min(...all("perSecond")), Math.max(...all("perSecond"))],
    p50: median(all("p50")),
    p99: median(all("p99")),
    cpuMicros: median(all("cpuMicros")),
    databaseMicros: median(all("databaseMicros")),
    failed: all("failed").reduce((sum, n) => sum + n, 0),
  };
}
