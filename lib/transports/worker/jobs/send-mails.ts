import { env } from "@/lib/core/env";
import { deliverMails } from "@/lib/domain/platform/mail/deliver";
import { openTransport } from "@/lib/domain/platform/mail/transport";
import { job, LONG_MS } from "../job";

/** Sends queued mail over `SMTP_URL`: woken when one is queued and when the next is due, every minute at the latest. */
export const sendMailsJob = job({
  name: "send-mails",
  every: 60_000,
  patience: LONG_MS,
  async run(ctx, again) {
    const { SMTP_URL } = env();
    if (!SMTP_URL) return;
    const { send, close } = openTransport(SMTP_URL);
    try {
      const { sent, failed, nextDueAt } = await deliverMails(ctx, send);
      if (sent + failed > 0) ctx.log.info({ sent, failed }, "mails sent");
      if (nextDueAt) again(nextDueAt);
    } finally {
      close();
    }
  },
});
