import { payOut } from "@/lib/domain/trade/payouts/pay-out";
import { job } from "../job";

/** Pays creators what was released: woken by a release, and when the processor makes one available. */
export const payOutJob = job({
  name: "pay-out",
  every: 5 * 60_000,
  async run(ctx, again) {
    const { sent, nextDueAt } = await payOut(ctx);
    if (sent > 0) ctx.log.info({ sent }, "payouts sent");
    if (nextDueAt) again(nextDueAt);
  },
});
