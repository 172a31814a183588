import { and, desc, eq, gte, inArray, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { messages, type RuleMet, threads } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DAY_MS } from "@/lib/core/values/durations";
import { flag, judgeText, ofNewcomer } from "@/lib/domain/platform/safety/spam/judge";
import { fileRulesMet, SENDER_RULES } from "@/lib/domain/platform/safety/spam/rules";
import type { ThreadRow } from "./open";

/** Conversations of a day that are looked at for the same text, the latest first. */
const LOOKED_AT = 100;
const SAME_IN = 3;

type Message = {
  id: string;
  side: "buyer" | "creator" | "platform";
  body: string;
  authorId: string | null;
  authorName: string;
  /** Names of the files that come with it. */
  files: readonly string[];
};

/**
 * Looks at what somebody writes to somebody who need not know them: words of the operators' list are refused, and what meets enough of
 * the rules, the names of its files among it, is put before the operators. It is delivered all the same: rules are often wrong, and a spammer is not to learn them.
 * Throws `validation_error` on `body`.
 */
export async function judgeMessage(tx: Transaction, ctx: Context, thread: ThreadRow, message: Message): Promise<void> {
  const { id, side, body, authorId, authorName, files } = message;
  const met = [...(await judgeText({ body })), ...fileRulesMet(files)];
  if (met.length === 0) return;
  met.push(...(await ofNewcomer(tx, ctx, authorId)), ...(await ofSender(tx, ctx, thread, message)));
  const subject = {
    subjectKind: "message",
    subjectId: id,
    userId: authorId,
    profileId: side === "creator" ? thread.profileId : null,
    title: `A message from ${authorName} in “${thread.title}”`,
    excerpt: excerptOf(body, files),
    livemode: thread.livemode,
  } as const;
  await flag(tx, ctx, subject, met);
}

/** What operators read of a message: its words, and how the files are called that came with it. */
export function excerptOf(body: string, files: readonly string[]): string {
  return files.length > 0 ? `${body}\n\nFiles: ${files.join(", ")}`.trim() : body;
}

/** What it adds that who writes has written the same to others. */
async function ofSender(
  tx: Transaction,
  ctx: Context,
  thread: ThreadRow,
  { side, body, authorId }: Message,
): Promise<RuleMet[]> {
  if (!authorId) return [];
  const own = side === "creator" ? eq(threads.profileId, thread.profileId) : eq(threads.buyerUserId, authorId);
  const since = new Date(ctx.now.getTime() - DAY_MS);
  const lately = tx
    .select({ id: threads.id })
    .from(threads)
    .where(and(own, eq(threads.livemode, ctx.livemode), gte(threads.lastMessageAt, since), ne(threads.id, thread.id)))
    .orderBy(desc(threads.lastMessageAt))
    .limit(LOOKED_AT);
  const same = and(inArray(messages.threadId, lately), eq(messages.side, side), eq(messages.body, body));
  const times = await tx.$count(messages, same);
  const { rule, points } = SENDER_RULES.repeated;
  return times >= SAME_IN ? [{ rule, points, found: `${times} times` }] : [];
}
