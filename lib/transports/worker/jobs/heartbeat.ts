import { beat } from "@/lib/core/process/heartbeat";
import type { LifeSigns } from "@/lib/core/process/life-signs";
import { type Job, job } from "../job";

/** This worker's sign of life, which `/api/health` looks for: as old as that of the loop that is furthest behind. */
export function heartbeat(signs: LifeSigns): Job {
  return job({
    name: "heartbeat",
    every: 5_000,
    run: (ctx) => beat(ctx, "worker", new Date(ctx.now.getTime() - signs.behind())),
  });
}
