import { desc, lt } from "drizzle-orm";
import { z } from "zod";
import { mails } from "@/db/schema";
import { idOf } from "@/lib/contracts/ids";
import type { Page } from "@/lib/contracts/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/cursor";
import { showsOutbox } from "@/lib/core/env";
import { DomainError, notFound } from "@/lib/core/errors";
import { type MailBody, openBody, type StoredBody } from "./body";

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
 * Every mail that would have been sent, newest first, for whoever is signed in. Throws `not_found` where a mail server is set or
 * other people can reach us, `unauthorized` without a session.
 */
export async function listOutbox(
  ctx: Context,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<OutboxMail>> {
  if (!showsOutbox()) throw notFound("The outbox");
  if (ctx.actor.kind !== "user") throw new DomainError("unauthorized", "Sign in to see the outbox.");
  const [before] = decodeCursor(query.cursor, z.tuple([idOf("mail")])) ?? ["mail_zzzz"];
  const rows = await ctx.db
    .select()
    .from(mails)
    .where(lt(mails.id, before))
    .orderBy(desc(mails.id))
    .limit(query.limit + 1);
  const page = pageOf(rows, query.limit, (row) => [row.id]);
  return {
    ...page,
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

/** The bodies, or why there are none: one mail that cannot be opened does not take the page away. */
function shownBody(stored: StoredBody): MailBody {
  try {
    return openBody(stored);
  } catch {
    const text = "This mail was sealed under another AUTH_SECRET and cannot be opened.";
    return { text, html: `<head></head><p>${text}</p>` };
  }
}
