import { refreshTrust } from "@/lib/domain/people/reputation/refresh-trust";
import { job, LONG_MS } from "../job";

/** Computes the trust scores that time has changed, every half minute: none is older than a minute. */
export const refreshTrustJob = job({
  name: "refresh-trust",
  every: 30_000,
  patience: LONG_MS,
  async run(ctx) {
    const refreshed = await refreshTrust(ctx);
    if (refreshed > 0) ctx.log.info({ refreshed }, "trust scores refreshed");
  },
});
