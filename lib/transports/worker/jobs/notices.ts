import { destinationPolicy } from "@/lib/domain/developers/webhooks/outbound/destination";
import { guardedAgent } from "@/lib/domain/developers/webhooks/outbound/guard";
import { deliverNotices } from "@/lib/domain/trade/commerce/tell";
import { job } from "../job";

// the profile that named the URL may be anyone's: https to public addresses, and what webhooks may reach (this machine, where nobody else calls)
const agent = () => guardedAgent({ ...destinationPolicy(), requireTls: true });
let dispatcher: ReturnType<typeof agent> | undefined;

/** Tells platforms of orders that came from their checkouts, when one changes and when the next attempt falls due. */
export const noticesJob = job({
  name: "commerce-notices",
  every: 30_000,
  async run(ctx, again) {
    dispatcher ??= agent();
    const { tried, nextDueAt } = await deliverNotices(ctx, dispatcher);
    if (tried > 0) ctx.log.info({ tried }, "platforms told of orders");
    if (nextDueAt) again(nextDueAt);
  },
});
