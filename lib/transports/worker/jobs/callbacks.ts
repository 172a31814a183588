import { deliverCallbacks } from "@/lib/domain/contact/callbacks/deliver";
import { PUBLIC_ONLY } from "@/lib/domain/developers/webhooks/outbound/destination";
import { guardedAgent } from "@/lib/domain/developers/webhooks/outbound/guard";
import { job } from "../job";

// Anyone who named the URL is unknown: nothing but public addresses, whatever webhooks may reach here.
const agent = () => guardedAgent(PUBLIC_ONLY);
let dispatcher: ReturnType<typeof agent> | undefined;

/** Sends the answers to intros and briefs, when one is given and when the next attempt falls due. */
export const callbacksJob = job({
  name: "callbacks",
  every: 30_000,
  async run(ctx, again) {
    dispatcher ??= agent();
    const { tried, nextDueAt } = await deliverCallbacks(ctx, dispatcher);
    if (tried > 0) ctx.log.info({ tried }, "callbacks tried");
    if (nextDueAt) again(nextDueAt);
  },
});
