import { closeDatabase } from "@/db/client";
import { resetEnv } from "@/lib/core/env";
import type { Context } from "../context";
import type { JudgedResult } from "../result";
import { measureQuality } from "./measure";

/** Days that a search names are counted from here: "by Friday" asks the same every day. */
const NOW = new Date("2026-11-18T10:00:00.000Z");

/** What searches find of what was meant, over the demo creators. The misses of the tuning half are told; of the held half the totals alone. */
export async function qualityRow({ stage, progress }: Context): Promise<JudgedResult> {
  process.env.DATABASE_URL = await stage.demoUrl();
  process.env.AUTH_SECRET ??= "the secret of the bench: 32 characters";
  resetEnv();
  try {
    const tuning = await measureQuality("tuning", NOW);
    for (const miss of tuning.misses) progress(`  tuning half missed ${miss}`);
    progress(
      `  tuning half: success in three ${tuning.all.success3.toFixed(3)}, MRR ${tuning.all.mrr.toFixed(3)}, hopeless ${tuning.hopeless.toFixed(3)}`,
    );
    const { all, kinds, hopeless } = await measureQuality("held", NOW);
    for (const [kind, { queries, success3, mrr }] of kinds)
      progress(
        `  ${kind.padEnd(9)}${String(queries).padStart(3)} searches: success in three ${success3.toFixed(2)}, MRR ${mrr.toFixed(2)}`,
      );
    const figures = [
      { name: "success in three", value: all.success3, atLeast: 0.92 },
      { name: "mean reciprocal rank", value: all.mrr, atLeast: 0.85 },
      { name: "hopeless ones that found nobody", value: hopeless, atLeast: 0.95 },
    ];
    const met = figures.every(({ value, atLeast }) => value >= atLeast);
    return { row: "search-quality", title: `${all.queries} judged searches that nothing was tuned on`, figures, met };
  } finally {
    await closeDatabase();
  }
}
