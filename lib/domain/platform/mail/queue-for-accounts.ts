import { sql } from "drizzle-orm";
import { statementIn, type Transaction, wakeAfter } from "@/db/client";
import { mails, noticeChoices, notices, users } from "@/db/schema";
import { answering } from "@/db/statements/statement";
import { NOTICE_KINDS } from "@/lib/contracts/people/notices";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { sealBody } from "./body";
import { layOut, type Mail } from "./message";
import { COLUMNS, MAILS_CHANNEL, NOTICE, withoutToken } from "./queue";

const QUEUE = answering(
  { told: sql<number>`count(*)::integer` },
  (told) => sql`
    with reader as (
      select ${users.id} as id, ${users.email} as email, asked.mail
      from unnest($1::text[], $2::text[]) as asked(account, mail)
      join ${users} on ${users.id} = asked.account and ${users.emailVerifiedAt} is not null
    ), mail as (
      insert into ${mails} (${COLUMNS})
      select reader.mail, reader.email, $3::text, $4::text, $5::bytea, $6::timestamptz, $6::timestamptz from reader
      where not exists (
        select from ${noticeChoices} where ${noticeChoices.userId} = reader.id and ${noticeChoices.topic} = $7::text
          and not ${noticeChoices.mail})
    ), notice as (
      insert into ${notices} (${NOTICE})
      select reader.id, $3::text, $4::text, $8::text, $6::timestamptz from reader
    ) select ${told} from reader`,
);

/**
 * Queues the same mail to some accounts, each also as a notice, in the transaction that causes it: one statement. To proved addresses
 * alone, and no mail where an account wants the topic as notices alone. `mail.kind` is one of `NOTICE_KINDS`. Answers how many were told.
 */
export async function queueForAccounts(
  tx: Transaction,
  ctx: Context,
  userIds: readonly string[],
  mail: Mail,
): Promise<number> {
  if (userIds.length === 0) return 0;
  const at = ctx.now.getTime();
  const [row] = await statementIn(tx, QUEUE, [
    [...userIds],
    userIds.map(() => newId("mail", at)),
    mail.kind,
    mail.subject.replace(/[\r\n]+/g, " "),
    sealBody(layOut(mail)),
    ctx.now.toISOString(),
    NOTICE_KINDS[mail.kind] ?? null,
    withoutToken(mail.action?.path),
  ]);
  wakeAfter(tx, MAILS_CHANNEL);
  return row?.told ?? 0;
}
