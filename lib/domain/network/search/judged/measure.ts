import type { Context } from "@/lib/core/context";
import { searchCreators } from "../creators";
import { HOPELESS, JUDGED, TUNING_HOPELESS, TUNING_MORE } from "./queries";

/** A judged query; `fits` is empty for one that nobody fits. */
export type JudgedQuery = { query: string; fits: readonly string[] };

export type Half = "tuning" | "held-out";

/** Figures of a half: the parts of queries whose first three hold who fits, the mean of 1/rank of the first who does (within ten), and the parts of hopeless ones that found nobody. */
export type Quality = { queries: number; success3: number; mrr: number; hopeless: number; misses: string[] };

/** The judged queries of a half: every second one, and those that were written for tuning. */
export function halfOf(half: Half): JudgedQuery[] {
  const all = [...judgedIn(JUDGED), ...noneFor(HOPELESS)].filter((_, at) => at % 2 === (half === "tuning" ? 0 : 1));
  return half === "tuning" ? [...all, ...judgedIn(TUNING_MORE), ...noneFor(TUNING_HOPELESS)] : all;
}

function judgedIn(sets: typeof JUDGED): JudgedQuery[] {
  return Object.entries(sets).flatMap(([handle, queries]) => queries.map((query) => ({ query, fits: [handle] })));
}

function noneFor(queries: readonly string[]): JudgedQuery[] {
  return queries.map((query) => ({ query, fits: [] }));
}

/** Asks every query of a half, as the site does, over the demo creators. */
export async function measure(ctx: Context, half: Half): Promise<Quality> {
  const [first3, ranks, quiet, misses]: [number[], number[], number[], string[]] = [[], [], [], []];
  for (const { query, fits } of halfOf(half)) {
    const { data } = await searchCreators(ctx, { audience: "site", query, limit: 10 });
    const handles = data.map(({ handle }) => handle);
    const rank = handles.findIndex((handle) => fits.includes(handle)) + 1;
    const good = fits.length === 0 ? handles.length === 0 : rank > 0 && rank <= 3;
    if (!good) misses.push(`${query} (${fits.join() || "nobody"}): ${handles.slice(0, 4).join(", ") || "nobody"}`);
    if (fits.length === 0) {
      quiet.push(good ? 1 : 0);
      continue;
    }
    first3.push(good ? 1 : 0);
    ranks.push(rank === 0 ? 0 : 1 / rank);
  }
  const queries = first3.length + quiet.length;
  return { queries, success3: mean(first3), mrr: mean(ranks), hopeless: mean(quiet), misses };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
