import { pruneFiles } from "@/lib/files/attach";
import { job } from "../job";

/** Removes files that were uploaded and never delivered, every hour. */
export const pruneFilesJob = job({
  name: "prune-files",
  every: 3_600_000,
  async run(ctx) {
    const removed = await pruneFiles(ctx);
    if (removed > 0) ctx.log.info({ removed }, "unsent files removed");
  },
});
