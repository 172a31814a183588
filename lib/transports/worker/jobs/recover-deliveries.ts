import { runRecoveries } from "@/lib/domain/developers/webhooks/replay/run-recoveries";
import { job, LONG_MS } from "../job";

/** Replays what creators asked to recover; woken when they ask, and every minute for what a dead worker left. */
export const recoverDeliveriesJob = job({
  name: "recover-deliveries",
  every: 60_000,
  patience: LONG_MS,
  async run(ctx) {
    const replayed = await runRecoveries(ctx);
    if (replayed > 0) ctx.log.info({ replayed }, "recovered webhook deliveries");
  },
});
