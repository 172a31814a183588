import { remindBuyers } from "@/lib/domain/trade/orders/work/remind";
import { job } from "../job";

/** Reminds buyers 24 and 2 hours before a delivery counts as accepted, every minute. */
export const remindBuyersJob = job({
  name: "remind-buyers",
  every: 60_000,
  async run(ctx) {
    const sent = await remindBuyers(ctx);
    if (sent > 0) ctx.log.info({ sent }, "buyers reminded");
  },
});
