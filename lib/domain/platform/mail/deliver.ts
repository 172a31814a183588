import { sql } from "drizzle-orm";
import { LOOP_DEADLINE_SECONDS, statement } from "@/db/client";
import { mails } from "@/db/schema";
import { builder } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { queueOf } from "@/lib/domain/platform/queues/queue";
import { openBody } from "./body";
import type { SendMail } from "./transport";

// one at a time: a claim whose answer is lost delays no other
const BATCH = 1;
// longer than one may take with every timeout of the mail server used up
const LEASE_MS = 3 * 60_000;

/** Waits after the 1st, 2nd … failed attempt, in milliseconds. After the last one the mail is given up. */
export const RETRY_MS = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000] as const;

export type MailReport = { sent: number; failed: number; nextDueAt: Date | null };

const queue = queueOf({
  table: mails,
  key: (row) => row.id,
  fields: {
    id: mails.id,
    recipient: mails.recipient,
    subject: mails.subject,
    sealedBody: mails.sealedBody,
    text: mails.text,
    html: mails.html,
    attempts: mails.attempts,
  },
  waiting: (row) => sql`${row.sentAt} is null and ${row.failedAt} is null`,
  order: (row) => sql`${row.dueAt}, ${row.id}`,
});
type Claimed = Awaited<ReturnType<typeof queue.claim>>[number];

const AT = sql`$3::timestamptz`;
const SENT = builder.update(mails).set({ sentAt: AT, error: sql`null` }).where(queue.held);
const RETRY = builder.update(mails).set({ dueAt: AT, error: sql`$4` }).where(queue.held);
const GIVE_UP = builder.update(mails).set({ failedAt: AT, error: sql`$4` }).where(queue.held);

/**
 * Sends the mails that are due. Any number of workers may run it: each claims its own by a lease, sends outside of any transaction,
 * and records what came of it. A failure is tried again after 1 min to 12 h, seven attempts in all; an address that the server
 * refuses for good is not.
 */
export async function deliverMails(ctx: Context, send: SendMail): Promise<MailReport> {
  const started = performance.now();
  const clock = () => new Date(ctx.now.getTime() + performance.now() - started);
  const report: MailReport = { sent: 0, failed: 0, nextDueAt: null };
  for (;;) {
    const claimed = await queue.claim(clock(), LEASE_MS, BATCH);
    if (claimed.length === 0) break;
    for (const mail of claimed) {
      if (await attempt(ctx, mail, send, clock)) report.sent++;
      else report.failed++;
    }
  }
  report.nextDueAt = await queue.nextDue(clock());
  return report;
}

async function attempt(ctx: Context, mail: Claimed, send: SendMail, clock: () => Date): Promise<boolean> {
  try {
    await send({ ...mail, ...openBody(mail) });
  } catch (error) {
    const wait = isRefusedForGood(error) ? undefined : RETRY_MS[mail.attempts - 1];
    const [text, at] = wait === undefined ? [GIVE_UP, clock()] : [RETRY, new Date(clock().getTime() + wait)];
    const said = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await statement(text, [mail.id, mail.attempts, at.toISOString(), said], LOOP_DEADLINE_SECONDS);
    ctx.log.warn(
      { err: error, mail: mail.id, attempt: mail.attempts, again: wait !== undefined },
      "a mail was not sent",
    );
    return false;
  }
  await statement(SENT, [mail.id, mail.attempts, clock().toISOString()], LOOP_DEADLINE_SECONDS);
  return true;
}

/** A 5xx answer about the recipient or the message; a refused sign-in or a connection that broke may be mended. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return typeof responseCode === "number" && responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}
