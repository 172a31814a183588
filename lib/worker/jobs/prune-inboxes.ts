import { pruneInboxes } from "@/lib/webhooks/inbox/prune";
import { job } from "../job";

/** Empties built-in inboxes of what is a week old, every hour. */
export const pruneInboxesJob = job({
  name: "prune-inboxes",
  every: 3_600_000,
  async run(ctx) {
    ctx.log.info({ deleted: await pruneInboxes(ctx) }, "pruned the inboxes");
  },
});
