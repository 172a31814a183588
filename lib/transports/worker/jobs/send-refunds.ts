import { sendRefunds } from "@/lib/domain/trade/orders/closing/send-refund";
import { job } from "../job";

/** Asks the processor again for refunds that were decided while it could not be reached, every five minutes. */
export const sendRefundsJob = job({
  name: "send-refunds",
  every: 300_000,
  async run(ctx) {
    const sent = await sendRefunds(ctx);
    if (sent > 0) ctx.log.info({ sent }, "refunds sent");
  },
});
