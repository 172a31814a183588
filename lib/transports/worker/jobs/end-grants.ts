import { endGrants } from "@/lib/domain/developers/oauth/grants/end-grants";
import { job } from "../job";

/** Ends what expired, and what was given to an app that was disabled: woken by that, and until no grant is left. */
export const endGrantsJob = job({
  name: "end-grants",
  every: 5 * 60_000,
  async run(ctx, again) {
    const { ended, more } = await endGrants(ctx);
    if (ended > 0) ctx.log.info({ ended }, "grants ended");
    if (more) again(ctx.now);
  },
});
