import { LOOP_DEADLINE_SECONDS, statement } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { type MailBody, openBody, type StoredBody } from "./body";
import type { Mail, SendMail } from "./transport";

// one at a time: a claim whose answer is lost delays no other
const BATCH = 1;
// longer than one may take with every timeout of the mail server used up
const LEASE_MS = 3 * 60_000;

/** Waits after the 1st, 2nd … failed attempt, in milliseconds. After the last one the mail is given up. */
export const RETRY_MS = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000] as const;

export type MailReport = { sent: number; failed: number; nextDueAt: Date | null };

type Claimed = Omit<Mail, keyof MailBody> & StoredBody & { attempts: number };

// $1 now, $2 the end of the lease, $3 how many
const CLAIM = `
  update mails set attempts = attempts + 1, due_at = $2::timestamptz
  where id in (
    select id from mails
    where sent_at is null and failed_at is null and due_at <= $1::timestamptz
    order by due_at, id limit $3::int for update skip locked)
  returning id, recipient, subject, sealed_body as "sealedBody", text, html, attempts`;

// A mail whose lease ran out is another worker's by now: the number of attempts says so.
const SENT = "update mails set sent_at = $3::timestamptz, error = null where id = $1 and attempts = $2::int";
const RETRY = "update mails set due_at = $3::timestamptz, error = $4 where id = $1 and attempts = $2::int";
const GIVE_UP = "update mails set failed_at = $3::timestamptz, error = $4 where id = $1 and attempts = $2::int";
const NEXT = "select min(due_at)::text as at from mails where sent_at is null and failed_at is null";

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
    const claimed = await claim(clock());
    if (claimed.length === 0) break;
    for (const mail of claimed) {
      if (await attempt(ctx, mail, send, clock)) report.sent++;
      else report.failed++;
    }
  }
  const [next] = await statement<{ at: string | null }>(NEXT, [], LOOP_DEADLINE_SECONDS);
  report.nextDueAt = next?.at ? new Date(next.at) : null;
  return report;
}

async function claim(now: Date): Promise<Claimed[]> {
  const lease = new Date(now.getTime() + LEASE_MS);
  return statement<Claimed>(CLAIM, [now.toISOString(), lease.toISOString(), BATCH], LOOP_DEADLINE_SECONDS);
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
