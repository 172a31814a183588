import { mailNewMatches } from "@/lib/domain/network/saved/searches/mail-new-matches";
import { job, LONG_MS } from "../job";

/** Mails what newly matches saved searches: a few accounts a run, and the next run at once until nobody is due. */
export const mailNewMatchesJob = job({
  name: "mail-new-matches",
  every: 5 * 60_000,
  patience: LONG_MS,
  async run(ctx, again) {
    const { mailed, more } = await mailNewMatches(ctx);
    if (mailed > 0) ctx.log.info({ mailed }, "new matches mailed");
    if (more) again(ctx.now);
  },
});
