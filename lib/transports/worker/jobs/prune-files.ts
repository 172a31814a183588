import { pruneFiles } from "@/lib/domain/trade/orders/work/attach-file";
import { job, LONG_MS } from "../job";

/** Removes files that were uploaded and never delivered, every hour. */
export const pruneFilesJob = job({
  name: "prune-files",
  every: 3_600_000,
  patience: LONG_MS,
  async run(ctx) {
    const removed = await pruneFiles(ctx);
    if (removed > 0) ctx.log.info({ removed }, "unsent files removed");
  },
});
