import { asc, eq } from "drizzle-orm";
import { bannedWords } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireOperator } from "@/lib/domain/operators/access";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { forgetList } from "@/lib/domain/platform/safety/spam/judge";
import type { BannedWord } from "@/lib/domain/platform/safety/spam/rules";

/** Every text is looked at for all of them. */
const MOST = 500;

/** Puts a word on the list, or changes what it does. For operators. Throws `conflict` beyond 500. */
export async function banWord(ctx: Context, { word, effect }: BannedWord): Promise<void> {
  await requireOperator(ctx);
  await transaction(ctx, async (tx) => {
    await tx
      .insert(bannedWords)
      .values({ word, effect, createdAt: ctx.now })
      .onConflictDoUpdate({ target: bannedWords.word, set: { effect } });
    if ((await tx.$count(bannedWords)) > MOST) throw conflict(`The list has ${MOST} words. Take one off first.`);
    await recordAudit(tx, ctx, null, "word.banned", { type: "word", id: word }, { effect });
  });
  forgetList();
}

/** Takes a word off the list. For operators. Throws `not_found`. */
export async function unbanWord(ctx: Context, { word }: { word: string }): Promise<void> {
  await requireOperator(ctx);
  await transaction(ctx, async (tx) => {
    const gone = await tx.delete(bannedWords).where(eq(bannedWords.word, word)).returning({ word: bannedWords.word });
    if (gone.length === 0) throw notFound("The word");
    await recordAudit(tx, ctx, null, "word.unbanned", { type: "word", id: word });
  });
  forgetList();
}

/** The list, by word. For operators. */
export async function listBannedWords(ctx: Context): Promise<BannedWord[]> {
  await requireOperator(ctx);
  const { word, effect } = bannedWords;
  return ctx.db.select({ word, effect }).from(bannedWords).orderBy(asc(word)).limit(MOST);
}
