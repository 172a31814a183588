import { and, desc, eq, gte, inArray, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { bannedWords, messages, type RuleMet, threads, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { openCase } from "@/lib/domain/platform/safety/open-case";
import {
  BANNED_POINTS,
  bannedIn,
  FLAGGED_FROM,
  pointsOf,
  rulesMet,
  SENDER_RULES,
} from "@/lib/domain/platform/safety/spam/rules";
import type { ThreadRow } from "./open";

const DAY_MS = 86_400_000;
/** Conversations of a day that are looked at for the same text, the latest first. */
const LOOKED_AT = 100;
const SAME_IN = 3;

type Message = {
  id: string;
  side: "buyer" | "creator" | "platform";
  body: string;
  authorId: string | null;
  authorName: string;
};

/**
 * Looks at what somebody writes to somebody who need not know them: words of the operators' list are refused, and what meets enough of
 * the rules is put before the operators. It is delivered all the same: rules are often wrong, and a spammer is not to learn them.
 * Throws `validation_error` on `body`.
 */
export async function judgeMessage(tx: Transaction, ctx: Context, thread: ThreadRow, message: Message): Promise<void> {
  const { id, side, body, authorId, authorName } = message;
  const banned = bannedIn(body, await tx.select().from(bannedWords));
  const refused = banned.find(({ effect }) => effect === "refuse");
  if (refused) throw invalidField("body", `holds “${refused.word}”, which nobody may write here`);
  const met: RuleMet[] = [
    ...rulesMet(body),
    ...banned.map(({ word }) => ({ rule: "word of the list", points: BANNED_POINTS, found: word })),
  ];
  if (met.length === 0) return;
  met.push(...(await ofSender(tx, ctx, thread, message)));
  const score = pointsOf(met);
  if (score < FLAGGED_FROM) return;
  const subject = {
    subjectKind: "message",
    subjectId: id,
    userId: authorId,
    profileId: side === "creator" ? thread.profileId : null,
    title: `A message from ${authorName} in “${thread.title}”`,
    excerpt: body,
    livemode: thread.livemode,
  } as const;
  await openCase(tx, ctx, subject, { source: "rules", score: Math.min(score, 1_000), rules: met });
}

/** What who writes adds: being new, and having written the same to others. */
async function ofSender(
  tx: Transaction,
  ctx: Context,
  thread: ThreadRow,
  { side, body, authorId }: Message,
): Promise<RuleMet[]> {
  const [user] = authorId ? await tx.select({ at: users.createdAt }).from(users).where(eq(users.id, authorId)) : [];
  const isNew = !user || ctx.now.getTime() - user.at.getTime() < 7 * DAY_MS;
  const met: RuleMet[] = isNew ? [{ ...pick("newcomer"), found: authorId ?? "no account" }] : [];
  if (!authorId) return met;
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
  return times >= SAME_IN ? [...met, { ...pick("repeated"), found: `${times} times` }] : met;
}

function pick(name: keyof typeof SENDER_RULES): Pick<RuleMet, "rule" | "points"> {
  const { rule, points } = SENDER_RULES[name];
  return { rule, points };
}
