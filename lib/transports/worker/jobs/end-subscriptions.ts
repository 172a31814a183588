import { endSubscriptions } from "@/lib/domain/trade/memberships/end-subscriptions";
import { job } from "../job";

/** Ends the subscriptions of deleted accounts at the processor: woken by a deletion, and every minute for what it did not take. */
export const endSubscriptionsJob = job({
  name: "end-subscriptions",
  every: 60_000,
  async run(ctx) {
    const ended = await endSubscriptions(ctx);
    if (ended > 0) ctx.log.info({ ended }, "subscriptions of deleted accounts ended");
  },
});
