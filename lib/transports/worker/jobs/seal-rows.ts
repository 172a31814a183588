import { env } from "@/lib/core/env";
import { BEGINNING, resealRows } from "@/lib/domain/developers/sealing/reseal";
import { sealStoredMails } from "@/lib/domain/platform/mail/seal-stored";
import { job } from "../job";

/** How long a run may take: the next goes on where it ended. */
const RUN_MS = 5_000;

let place = BEGINNING;

/**
 * Seals what an older version stored in clear, and while `AUTH_SECRET` is being rotated what the secret before it sealed. Every ten
 * minutes: until the last process has restarted, others go on as before.
 */
export const sealRowsJob = job({
  name: "seal-rows",
  every: 600_000,
  async run(ctx, again) {
    const mails = await sealStoredMails();
    if (mails > 0) ctx.log.info({ mails }, "sealed what lay in clear");
    if (env().AUTH_SECRET_PREVIOUS.length === 0) return;
    const ends = performance.now() + RUN_MS;
    let rows = 0;
    do {
      const { resealed, next } = await resealRows(ctx, place);
      rows += resealed;
      place = next ?? BEGINNING;
    } while (place !== BEGINNING && performance.now() < ends);
    if (rows > 0) ctx.log.info({ rows }, "sealed with the present secret");
    if (place !== BEGINNING) again(ctx.now);
  },
});
