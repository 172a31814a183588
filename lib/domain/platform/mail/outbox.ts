import { and, desc, lt, type SQL, sql } from "drizzle-orm";
import { mails } from "@/db/schema";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { showsOutbox } from "@/lib/core/env";
import { DomainError, notFound } from "@/lib/core/errors";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { isOperator } from "@/lib/domain/platform/access/operator";
import { type MailBody, openBody, type StoredBody } from "./body";

const mailsBelow = idCursor("mail");

export type OutboxMail = {
  id: string;
  recipient: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  created_at: string;
};

/**
 * The mail that would have been sent to the signed-in person, to an operator that to everyone (`everyone`), newest first. Throws
 * `not_found` where a mail server is set or the caller is on another machine, `unauthorized` without a session.
 */
export async function listOutbox(
  ctx: Context,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<OutboxMail> & { everyone: boolean }> {
  if (!showsOutbox(ctx.local)) throw notFound("The outbox");
  if (ctx.actor.kind !== "user") throw new DomainError("unauthorized", "Sign in to see the outbox.");
  const before = mailsBelow(query.cursor);
  const everyone = await isOperator(ctx);
  const rows = await ctx.db
    .select()
    .from(mails)
    .where(and(lt(mails.id, before), everyone ? undefined : isTo(ctx.actor.email)))
    .orderBy(desc(mails.id))
    .limit(query.limit + 1);
  const page = pageOf(rows, query.limit, (row) => [row.id]);
  return {
    ...page,
    everyone,
    data: page.data.map(({ id, recipient, kind, subject, createdAt, ...stored }) => ({
      id,
      recipient,
      kind,
      subject,
      ...shownBody(stored),
      created_at: createdAt.toISOString(),
    })),
  };
}

/** Mail to an address, in whichever case it was typed. */
function isTo(email: string): SQL {
  return sql`${mails.recipient}::citext = ${email}::citext`;
}

/** The bodies, or why there are none: one mail that cannot be opened does not take the page away. */
function shownBody(stored: StoredBody): MailBody {
  try {
    return openBody(stored);
  } catch {
    const text = "This mail was sealed under another AUTH_SECRET and cannot be opened.";
    return { text, html: `<head></head><p>${text}</p>` };
  }
}
