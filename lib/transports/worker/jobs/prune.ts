import { pruneExpired } from "@/lib/domain/platform/access/prune";
import { job, LONG_MS } from "../job";

/** Deletes what nobody will ask for again, every ten minutes. */
export const prune = job({
  name: "prune",
  every: 600_000,
  patience: LONG_MS,
  async run(ctx) {
    ctx.log.info({ deleted: await pruneExpired(ctx) }, "pruned");
  },
});
