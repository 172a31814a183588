import { settlePlans } from "@/lib/domain/trade/billing/subscription/settle-plans";
import { job } from "../job";

/** Ends days of grace and begins plans that were chosen for the next period, every minute. */
export const settlePlansJob = job({
  name: "settle-plans",
  every: 60_000,
  async run(ctx) {
    const looked = await settlePlans(ctx);
    if (looked > 0) ctx.log.info({ looked }, "plans settled");
  },
});
