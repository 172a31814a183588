import { sql } from "drizzle-orm";
import { sendIn, type Transaction } from "@/db/client";
import { mails } from "@/db/schema";
import { builder, literal } from "@/db/statement";
import type { Write } from "@/db/trailing";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { sealBody } from "./body";
import { layOut, type Mail } from "./message";

/** The channel that wakes the job that sends. */
export const MAILS_CHANNEL = "mails";

const QUEUE: Write = {
  definitions: sql`mail{} as ${builder.insert(mails).values({
    id: sql`$1`,
    recipient: sql`$2`,
    kind: sql`$3`,
    subject: sql`$4`,
    sealedBody: sql`$5`,
    dueAt: sql`$6::timestamptz`,
    createdAt: sql`$6::timestamptz`,
  })}`,
  last: sql`select pg_notify(${literal(MAILS_CHANNEL)}, '')::text`,
};

/** In place of the address of an account that was deleted. The domain is one that can never exist (RFC 2606). */
export const deletedAddress = (userId: string) => `${userId}@deleted.invalid`;

/**
 * Queues a mail to one address in the transaction that causes it; the worker sends it after the commit. Sent with the commit, not
 * waited for. To a deleted account nothing is written.
 */
export async function queueMail(tx: Transaction, ctx: Context, to: string, mail: Mail): Promise<void> {
  if (to.endsWith(deletedAddress(""))) return;
  const subject = mail.subject.replace(/[\r\n]+/g, " ");
  await sendIn(tx, QUEUE, [
    newId("mail", ctx.now.getTime()),
    to,
    mail.kind,
    subject,
    sealBody(layOut(mail)),
    ctx.now.toISOString(),
  ]);
}
