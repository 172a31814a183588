import { sendOwedRefunds } from "@/lib/domain/trade/payments/send-owed-refunds";
import { job } from "../job";

/** Sends back money that came for nothing: woken as soon as it is noticed, and when a refund that failed is due again. */
export const sendOwedRefundsJob = job({
  name: "send-owed-refunds",
  every: 60_000,
  async run(ctx, again) {
    const { sent, nextDueAt } = await sendOwedRefunds(ctx);
    if (sent > 0) ctx.log.info({ sent }, "owed refunds sent");
    if (nextDueAt) again(nextDueAt);
  },
});
