import { desc, lt } from "drizzle-orm";
import { z } from "zod";
import { mails } from "@/db/schema";
import { idOf } from "@/lib/contracts/ids";
import type { Page } from "@/lib/contracts/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/cursor";
import { showsOutbox } from "@/lib/core/env";
import { DomainError, notFound } from "@/lib/core/errors";

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
    data: page.data.map(({ id, recipient, kind, subject, text, html, createdAt }) => ({
      id,
      recipient,
      kind,
      subject,
      text,
      html,
      created_at: createdAt.toISOString(),
    })),
  };
}
