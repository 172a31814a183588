import { availableParallelism, cpus } from "node:os";
import type { Bar, JudgedResult, Result } from "./result";

/** A row for the terminal: both sides, then the ratio and what it must reach. */
export function resultLines(result: Result | JudgedResult): string[] {
  if ("figures" in result) return result.figures.map((one) => `  ${one.name}: ${judged(one)}`);
  const lines = result.sides.map((side) => {
    if (side.failed > 0) return `  ${side.name.padEnd(16)}FAILED: ${failures(side)}`;
    const perSecond = `${whole(side.perSecond).padStart(7)}/s [${whole(side.range[0])} to ${whole(side.range[1])}]`;
    return `  ${side.name.padEnd(16)}${perSecond.padEnd(30)}${latency(side).padEnd(28)}${cpu(side)}`;
  });
  if (Number.isNaN(result.ratio)) return [...lines, `  NO FIGURE for ${result.row}: answers failed`];
  const verdict = result.met ? "ok" : "MISS";
  return [...lines, `  ratio ${figure(result.ratio)}, bar ${barText(result.bar)}: ${verdict}`];
}

/** All rows as a table in markdown, for the README. */
export function markdownTable(results: readonly (Result | JudgedResult)[], conditions: string): string {
  const rows = results.map((result) => {
    if ("figures" in result) {
      const figures = result.figures.map((one) => `${one.name} ${judged(one)}`).join(", ");
      return `| ${result.title} | ${figures} | | | | ${result.met ? "ok" : "MISS"} |`;
    }
    const [baseline, subject] = result.sides;
    if (!baseline || !subject) return "";
    const cells = [result.title, side(subject), side(baseline), figure(result.ratio), barText(result.bar)];
    return `| ${[...cells, result.met ? "ok" : "MISS"].join(" | ")} |`;
  });
  return `${conditions}

| row | subject | baseline | ratio | bar | |
|---|---|---|---|---|---|
${rows.join("\n")}`;
}

/** Where and with what was measured. */
export function conditions(generator: string, profiles: number): string {
  const model = cpus()[0]?.model.trim() ?? "unknown processor";
  return `Node ${process.versions.node}, ${availableParallelism()} cores (${model}), ${whole(profiles)} creators, ${generator}, 32 connections, both sides and the database on the same cores.`;
}

function judged({ value, atLeast, atMost }: JudgedResult["figures"][number]): string {
  const bound =
    atLeast !== undefined ? `bar ≥ ${atLeast.toFixed(2)}` : atMost !== undefined ? `bar ≤ ${atMost}` : "no bar";
  const isMissed = value < (atLeast ?? -Infinity) || value > (atMost ?? Infinity);
  return `${atLeast === undefined ? figure(value) : value.toFixed(3)} (${bound}${isMissed ? ", MISS" : ""})`;
}

function failures({ failed }: Result["sides"][number]): string {
  return `${whole(failed)} answers were not what was expected, or did not come`;
}

function side(of: Result["sides"][number]): string {
  const { name, perSecond, p50, p99, cpuMicros, failed } = of;
  if (failed > 0) return `${name} FAILED: ${failures(of)}`;
  const parts = [
    `${name} ${whole(perSecond)}/s`,
    ...(Number.isNaN(p50) ? [] : [`${figure(p50)} / ${figure(p99)} ms`]),
    ...(Number.isNaN(cpuMicros) ? [] : [`CPU ${whole(cpuMicros)} µs`]),
  ];
  return parts.join(", ");
}

function latency({ p50, p99 }: Result["sides"][number]): string {
  return Number.isNaN(p50) ? "" : `p50 ${figure(p50)} ms, p99 ${figure(p99)} ms`;
}

function cpu({ cpuMicros, databaseMicros }: Result["sides"][number]): string {
  return Number.isNaN(cpuMicros) ? "" : `CPU ${whole(cpuMicros)} µs, database ${whole(databaseMicros)} µs`;
}

function barText({ figure: of, atLeast, atMost }: Bar): string {
  if (atLeast === undefined && atMost === undefined) return "none";
  const bound = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast.toFixed(2)}`;
  return of === "p50" ? `p50 ${bound}` : bound;
}

function whole(n: number): string {
  return Math.round(n).toLocaleString("en-US");
}

function figure(n: number): string {
  if (Number.isNaN(n)) return "none";
  return n < 10 ? n.toFixed(2) : n.toFixed(1);
}
