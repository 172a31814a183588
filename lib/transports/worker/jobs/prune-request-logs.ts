import { pruneRequestLogs } from "@/lib/domain/developers/request-logs/prune";
import { job, LONG_MS } from "../job";

/** Deletes requests from creators' logs after 30 days, every ten minutes. */
export const pruneRequestLogsJob = job({
  name: "prune-request-logs",
  every: 600_000,
  patience: LONG_MS,
  async run(ctx) {
    ctx.log.info({ deleted: await pruneRequestLogs(ctx) }, "pruned the request log");
  },
});
