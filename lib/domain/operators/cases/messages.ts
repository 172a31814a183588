import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { briefs, messages, threads } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { titleOf } from "@/lib/domain/contact/briefs/view";
import { previewOf } from "@/lib/domain/contact/threads/record/append";

/** What a conversation is called as long as the brief is withheld whose beginning was its title. */
const TITLE = "A brief";

/** Withholds the words of a message, a brief's in the conversation of everybody whom it reached. Answers whether they were there. */
export async function hideMessage(tx: Transaction, { now }: Context, id: string): Promise<boolean> {
  const ids = await together(tx, id);
  const there = and(inArray(messages.id, ids), isNull(messages.hiddenAt));
  const hidden = await tx.update(messages).set({ hiddenAt: now }).where(there).returning();
  const body = hidden.find((one) => one.id === id)?.body;
  if (body === undefined) return false;
  // lists show the beginning of the last one
  await tx.update(threads).set({ lastPreview: "" }).where(lastOf(ids));
  await tx
    .update(threads)
    .set({ title: TITLE })
    .where(calledBy(ids, titleOf(body)));
  return true;
}

/** Takes that back. */
export async function showMessage(tx: Transaction, id: string): Promise<boolean> {
  const ids = await together(tx, id);
  const hidden = and(inArray(messages.id, ids), isNotNull(messages.hiddenAt));
  const shown = await tx.update(messages).set({ hiddenAt: null }).where(hidden).returning();
  const body = shown.find((one) => one.id === id)?.body;
  if (body === undefined) return false;
  await tx
    .update(threads)
    .set({ lastPreview: previewOf(body) })
    .where(lastOf(ids));
  await tx
    .update(threads)
    .set({ title: titleOf(body) })
    .where(calledBy(ids, TITLE));
  return true;
}

/** A message alone; of the one that is a brief, the first of each conversation that it began. */
async function together(tx: Transaction, id: string): Promise<string[]> {
  const [found] = await tx
    .select({ originId: threads.originId })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(briefs, eq(briefs.id, threads.originId))
    .where(eq(messages.id, id));
  if (!found) return [id];
  const began = await tx
    .select({
      first: sql<
        string | null
      >`(select min(${messages.id}) from ${messages} where ${messages.threadId} = ${sql`${threads.id}`})`,
    })
    .from(threads)
    .where(eq(threads.originId, found.originId))
    .orderBy(asc(threads.id))
    .for("no key update");
  const firsts = began.flatMap(({ first }) => first ?? []);
  return firsts.includes(id) ? firsts : [id];
}

const holds = (ids: string[], also?: SQL) =>
  sql`exists (select from ${messages} where ${and(inArray(messages.id, ids), eq(messages.threadId, threads.id), also)})`;

const lastOf = (ids: string[]) => holds(ids, eq(messages.createdAt, threads.lastMessageAt));

const calledBy = (ids: string[], title: string) =>
  and(
    holds(ids),
    eq(threads.title, title),
    sql`exists (select from ${briefs} where ${briefs.id} = ${threads.originId})`,
  );
