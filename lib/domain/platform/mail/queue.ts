import { sql } from "drizzle-orm";
import { sendIn, type Transaction, wakeAfter } from "@/db/client";
import { mails, noticeChoices, notices, users } from "@/db/schema";
import { names } from "@/db/statements/statement";
import type { Write } from "@/db/statements/trailing";
import { NOTICE_KINDS } from "@/lib/contracts/people/notices";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { isMailed } from "@/lib/domain/platform/modes";
import { sealBody } from "./body";
import { layOut, type Mail } from "./message";

/** The channel that wakes the job that sends. */
export const MAILS_CHANNEL = "mails";

/** The account whose proved address it is: an address that somebody merely typed at sign-up tells them nothing. */
const READER = sql`${users} where ${users.email} = $2::text::citext and ${users.emailVerifiedAt} is not null`;

/** What a queued mail and a notice are written with, in this order. */
export const COLUMNS = names(
  mails.id,
  mails.recipient,
  mails.kind,
  mails.subject,
  mails.sealedBody,
  mails.dueAt,
  mails.createdAt,
);
export const NOTICE = names(notices.userId, notices.kind, notices.title, notices.path, notices.createdAt);

const QUEUE: Write = {
  definitions: sql`mail{} as (
      insert into ${mails} (${COLUMNS})
      select $1::text, $2::text, $3::text, $4::text, $5::bytea, $6::timestamptz, $6::timestamptz
      where $7::text is null or not exists (
        select from ${noticeChoices} where ${noticeChoices.topic} = $7::text and not ${noticeChoices.mail}
          and ${noticeChoices.userId} = (select ${users.id} from ${READER}))),
    notice{} as (
      insert into ${notices} (${NOTICE})
      select ${users.id}, $3::text, $4::text, $8::text, $6::timestamptz from ${READER} and $7::text is not null)`,
};

/** In place of the address of an account that was deleted. The domain is one that can never exist (RFC 2606). */
export const deletedAddress = (userId: string) => `${userId}@deleted.invalid`;

/**
 * Queues a mail to one address in the transaction that causes it; the worker sends it after the commit. Sent with the commit, not
 * waited for. To a deleted account nothing is written, nor of what happens between people in test mode. A kind of `NOTICE_KINDS` is also a notice of the account that reads the
 * address, and no mail where that account wants the topic as notices alone.
 */
export async function queueMail(tx: Transaction, ctx: Context, to: string, mail: Mail): Promise<void> {
  if (to.endsWith(deletedAddress("")) || !isMailed(ctx, mail.kind)) return;
  const subject = mail.subject.replace(/[\r\n]+/g, " ");
  await sendIn(tx, QUEUE, [
    newId("mail", ctx.now.getTime()),
    to,
    mail.kind,
    subject,
    sealBody(layOut(mail)),
    ctx.now.toISOString(),
    NOTICE_KINDS[mail.kind] ?? null,
    withoutToken(mail.action?.path),
  ]);
  wakeAfter(tx, MAILS_CHANNEL);
}

/** The page that a mail leads to, for somebody who is signed in: a link's token is the mail's alone. */
export function withoutToken(path: string | undefined): string | null {
  if (path === undefined) return null;
  const { pathname, searchParams, hash } = new URL(path, "http://here.invalid");
  searchParams.delete("token");
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}${hash}`;
}
