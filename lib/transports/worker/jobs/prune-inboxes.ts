import { pruneInboxes } from "@/lib/domain/developers/webhooks/inbox/prune";
import { pruneSessions } from "@/lib/domain/developers/webhooks/inbox/session";
import { job, LONG_MS } from "../job";

/** Deletes the listening sessions that nobody reads any more, every minute. */
export const pruneSessionsJob = job({
  name: "prune-sessions",
  every: 60_000,
  async run(ctx) {
    ctx.log.debug({ deleted: await pruneSessions(ctx) }, "pruned the listening sessions");
  },
});

/** Empties built-in inboxes of what is a week old, every hour. */
export const pruneInboxesJob = job({
  name: "prune-inboxes",
  every: 3_600_000,
  patience: LONG_MS,
  async run(ctx) {
    ctx.log.info({ deleted: await pruneInboxes(ctx) }, "pruned the inboxes");
  },
});
