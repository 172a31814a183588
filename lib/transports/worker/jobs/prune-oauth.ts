import { pruneOAuth } from "@/lib/domain/developers/oauth/tokens/prune";
import { job, LONG_MS } from "../job";

/** Deletes codes, tokens, grants and apps that nobody can use again, every half hour. */
export const pruneOAuthJob = job({
  name: "prune-oauth",
  every: 1_800_000,
  patience: LONG_MS,
  async run(ctx) {
    ctx.log.info({ deleted: await pruneOAuth(ctx) }, "OAuth pruned");
  },
});
