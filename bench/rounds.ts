import type { Generator } from "./load/load";
import type { Load } from "./load/load-shape";
import { cpuMicros } from "./process-cpu";
import type { Target } from "./targets";

/** One side's figures of one round. CPU is per request: of the server's process tree, and of the database's. */
export type Figures = {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMicros: number;
  databaseMicros: number;
  failed: number;
};

/** One row as measured: figures by round, first the baseline's. `ratios` are of the figure that the bar is about, by round. */
export type Measured = { baseline: Figures[]; subject: Figures[]; ratios: number[] };

export type Pair = { baseline: Target; subject: Target; load: Load; databasePid: number };

const WARM_UP_SECONDS = 2;

/**
 * Loads both sides in turn, `rounds` times, after a warm-up of each. Which side goes first alternates, so that what else the machine
 * does falls on both alike.
 */
export async function measure(
  generator: Generator,
  { baseline, subject, load, databasePid }: Pair,
  options: { rounds: number; seconds: number; figure: "perSecond" | "p50" },
  progress: (line: string) => void,
): Promise<Measured> {
  const measured: Measured = { baseline: [], subject: [], ratios: [] };
  const once = (target: Target, seconds: number, seed: number) =>
    loadOnce(generator, target, databasePid, load, seconds, seed);
  for (const side of [baseline, subject]) await once(side, WARM_UP_SECONDS, 0);
  for (let round = 1; round <= options.rounds; round++) {
    const order = round % 2 === 1 ? (["baseline", "subject"] as const) : (["subject", "baseline"] as const);
    for (const side of order) {
      const target = side === "baseline" ? baseline : subject;
      measured[side].push(await once(target, options.seconds, round));
    }
    const [a, b] = [measured.baseline.at(-1), measured.subject.at(-1)] as [Figures, Figures];
    const ratio = b[options.figure] / a[options.figure];
    measured.ratios.push(ratio);
    progress(
      `  round ${round}: ${b.perSecond.toFixed(0)}/s against ${a.perSecond.toFixed(0)}/s, ratio ${ratio.toFixed(2)}`,
    );
  }
  return measured;
}

async function loadOnce(
  generator: Generator,
  target: Target,
  databasePid: number,
  load: Load,
  seconds: number,
  seed: number,
): Promise<Figures> {
  const before = [cpuMicros(target.pid), cpuMicros(databasePid)] as const;
  const seen = await generator.run(target.origin, load, seconds, seed);
  return {
    perSecond: seen.requests / seen.seconds,
    p50: seen.p50,
    p99: seen.p99,
    cpuMicros: (cpuMicros(target.pid) - before[0]) / seen.requests,
    databaseMicros: (cpuMicros(databasePid) - before[1]) / seen.requests,
    failed: seen.requests === 0 ? Math.max(1, seen.failed) : seen.failed, // not one answer is no figure
  };
}

/** The middle of some numbers; of two middle ones the upper. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
