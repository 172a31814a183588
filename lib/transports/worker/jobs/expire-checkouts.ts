import { expireCheckouts } from "@/lib/domain/trade/orders/checkout/expire-checkouts";
import { job } from "../job";

/** Closes checkouts that nobody paid in time, every minute. */
export const expireCheckoutsJob = job({
  name: "expire-checkouts",
  every: 60_000,
  async run(ctx) {
    const closed = await expireCheckouts(ctx);
    if (closed > 0) ctx.log.info({ closed }, "checkouts expired");
  },
});
