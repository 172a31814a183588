import { sql } from "drizzle-orm";
import { LOOP_DEADLINE_SECONDS, statement } from "@/db/client";
import { mails } from "@/db/schema";
import { answering, builder, names, type RowOf } from "@/db/statement";
import type { Context } from "@/lib/core/context";
import { openBody } from "./body";
import type { SendMail } from "./transport";

// one at a time: a claim whose answer is lost delays no other
const BATCH = 1;
// longer than one may take with every timeout of the mail server used up
const LEASE_MS = 3 * 60_000;

/** Waits after the 1st, 2nd … failed attempt, in milliseconds. After the last one the mail is given up. */
export const RETRY_MS = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000] as const;

export type MailReport = { sent: number; failed: number; nextDueAt: Date | null };

/** Not sent, and not given up either. */
const WAITING = sql`${mails.sentAt} is null and ${mails.failedAt} is null`;

// $1 now, $2 the end of the lease, $3 how many
const CLAIM = answering(
  {
    id: mails.id,
    recipient: mails.recipient,
    subject: mails.subject,
    sealedBody: mails.sealedBody,
    text: mails.text,
    html: mails.html,
    attempts: mails.attempts,
  },
  (claimed) => sql`
    update ${mails} set ${names(mails.attempts)} = ${mails.attempts} + 1, ${names(mails.dueAt)} = $2::timestamptz
    where ${mails.id} in (
      select ${mails.id} from ${mails} where ${WAITING} and ${mails.dueAt} <= $1::timestamptz
      order by ${mails.dueAt}, ${mails.id} limit $3::int for update skip locked)
    returning ${claimed}`,
);
type Claimed = RowOf<typeof CLAIM>;

// A mail whose lease ran out is another worker's by now: the number of attempts says so.
const CLAIMED = sql`${mails.id} = $1 and ${mails.attempts} = $2::int`;
const AT = sql`$3::timestamptz`;
const SENT = builder.update(mails).set({ sentAt: AT, error: sql`null` }).where(CLAIMED);
const RETRY = builder.update(mails).set({ dueAt: AT, error: sql`$4` }).where(CLAIMED);
const GIVE_UP = builder.update(mails).set({ failedAt: AT, error: sql`$4` }).where(CLAIMED);
const NEXT = answering(
  { at: sql<string | null>`min(${mails.dueAt})::text` },
  (next) => sql`select ${next} from ${mails} where ${WAITING}`,
);

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
  const [next] = await statement(NEXT, [], LOOP_DEADLINE_SECONDS);
  report.nextDueAt = next?.at ? new Date(next.at) : null;
  return report;
}

async function claim(now: Date): Promise<Claimed[]> {
  const lease = new Date(now.getTime() + LEASE_MS);
  return statement(CLAIM, [now.toISOString(), lease.toISOString(), BATCH], LOOP_DEADLINE_SECONDS);
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
