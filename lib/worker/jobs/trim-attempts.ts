import { trimAttempts } from "@/lib/webhooks/trim";
import { job } from "../job";

/** Takes the bodies off webhook attempts after 30 days, every ten minutes. */
export const trimAttemptsJob = job({
  name: "trim-attempts",
  every: 600_000,
  async run(ctx) {
    ctx.log.info({ trimmed: await trimAttempts(ctx) }, "trimmed webhook attempts");
  },
});
