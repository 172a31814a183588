import { sealStoredMails } from "@/lib/mail/seal-stored";
import { job } from "../job";

/** Seals what an older version stored in clear, every ten minutes: machines are upgraded one after another. */
export const sealRowsJob = job({
  name: "seal-rows",
  every: 600_000,
  async run(ctx) {
    const mails = await sealStoredMails();
    if (mails > 0) ctx.log.info({ mails }, "sealed what lay in clear");
  },
});
