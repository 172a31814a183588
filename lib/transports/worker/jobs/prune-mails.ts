import { pruneMails } from "@/lib/domain/platform/mail/prune";
import { job } from "../job";

/** Deletes mails that have been sent or given up long ago, every hour. */
export const pruneMailsJob = job({
  name: "prune-mails",
  every: 3_600_000,
  async run(ctx) {
    ctx.log.info({ deleted: await pruneMails(ctx) }, "pruned the mails");
  },
});
