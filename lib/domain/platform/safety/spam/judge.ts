import { and, eq, ne } from "drizzle-orm";
import { type Database, database, type Transaction } from "@/db/client";
import { bannedWords, type RuleMet, safetyCases, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { DAY_MS } from "@/lib/core/values/durations";
import { type CaseSubject, keptOf, openCase } from "../open-case";
import { BANNED_POINTS, type BannedWord, bannedIn, FLAGGED_FROM, pointsOf, rulesMet, SENDER_RULES } from "./rules";

/** Every text that is written is looked at for the words of the list, which hardly ever changes. */
const LIST_KEPT_MS = 5_000;

type List = { from: string | undefined; until: number; words: Promise<BannedWord[]> };
let kept: List | undefined;

/** The operators' list, as it was at most five seconds ago. */
function listOf(db: Database): Promise<BannedWord[]> {
  const from = process.env.DATABASE_URL;
  if (!kept || kept.from !== from || performance.now() > kept.until) {
    const words = Promise.resolve(db.select({ word: bannedWords.word, effect: bannedWords.effect }).from(bannedWords));
    kept = { from, until: performance.now() + LIST_KEPT_MS, words };
    words.catch(forgetList);
  }
  return kept.words;
}

/** The list has changed here: the next text is looked at for what it holds now. */
export function forgetList(): void {
  kept = undefined;
}

/**
 * The rules that a text meets, words of the list among them; its parts by the field that a refusal names. Throws `validation_error`
 * for a word that nobody may write here.
 */
export async function judgeText(parts: Readonly<Record<string, string>>): Promise<RuleMet[]> {
  const list = await listOf(database());
  for (const [field, part] of Object.entries(parts)) {
    const refused = bannedIn(part, list).find(({ effect }) => effect === "refuse");
    if (refused) throw invalidField(field, `holds “${refused.word}”, which nobody may write here`);
  }
  const text = Object.values(parts).join("\n\n");
  const banned = bannedIn(text, list);
  return [
    ...rulesMet(text),
    ...banned.map(({ word }) => ({ rule: "word of the list", points: BANNED_POINTS, found: word })),
  ];
}

/** What it adds that who writes is new here. */
export async function ofNewcomer(tx: Transaction, ctx: Context, userId: string | null): Promise<RuleMet[]> {
  const [user] = userId ? await tx.select({ at: users.createdAt }).from(users).where(eq(users.id, userId)) : [];
  if (user && ctx.now.getTime() - user.at.getTime() >= 7 * DAY_MS) return [];
  const { rule, points } = SENDER_RULES.newcomer;
  return [{ rule, points, found: userId ?? "no account" }];
}

/** Puts a text that met enough of the rules before the operators. */
export async function flag(tx: Transaction, ctx: Context, subject: CaseSubject, met: RuleMet[]): Promise<void> {
  const score = pointsOf(met);
  if (score < FLAGGED_FROM) return;
  await openCase(tx, ctx, subject, { source: "rules", score: Math.min(score, 1_000), rules: met });
}

/** A public text: its parts by the field that a refusal names. */
export type PublicText = {
  subject: Omit<CaseSubject, "excerpt" | "livemode">;
  parts: Readonly<Record<string, string | readonly string[] | null | undefined>>;
};

/**
 * Looks at what a creator shows to everybody, in the transaction that shows it: words of the list are refused, and what meets enough
 * of the rules is put before the operators, who have not let the very same pass before. It is shown all the same. Throws
 * `validation_error`.
 */
export async function judgePublic(tx: Transaction, ctx: Context, { subject, parts }: PublicText): Promise<void> {
  const texts = Object.entries(parts).map(([field, part]) => [field, [part ?? ""].flat().join("\n")] as const);
  const met = await judgeText(Object.fromEntries(texts));
  if (met.length === 0) return;
  met.push(...(await ofNewcomer(tx, ctx, subject.userId ?? null)));
  if (pointsOf(met) < FLAGGED_FROM) return;
  const excerpt = texts
    .map(([, text]) => text)
    .filter(Boolean)
    .join("\n\n");
  if (await hasPassed(tx, subject, excerpt)) return;
  await flag(tx, ctx, { ...subject, excerpt, livemode: true }, met);
}

/** Whether operators have decided on this very text before. */
async function hasPassed(tx: Transaction, { subjectId, subjectKind }: PublicText["subject"], excerpt: string) {
  const decided = tx
    .select({ excerpt: safetyCases.excerpt })
    .from(safetyCases)
    .where(
      and(
        eq(safetyCases.subjectId, subjectId),
        eq(safetyCases.subjectKind, subjectKind),
        ne(safetyCases.status, "OPEN"),
      ),
    )
    .limit(20);
  return (await decided).some((one) => one.excerpt === keptOf(excerpt));
}
