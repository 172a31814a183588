import { trimAttempts } from "@/lib/domain/developers/webhooks/trim";
import { job, LONG_MS } from "../job";

/** Takes the bodies off webhook attempts after 30 days, every ten minutes. */
export const trimAttemptsJob = job({
  name: "trim-attempts",
  every: 600_000,
  patience: LONG_MS,
  async run(ctx) {
    ctx.log.info({ trimmed: await trimAttempts(ctx) }, "trimmed webhook attempts");
  },
});
