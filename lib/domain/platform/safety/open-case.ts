import { sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { type RuleMet, safetyCases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";

export type CaseSubject = Pick<
  typeof safetyCases.$inferInsert,
  "subjectKind" | "subjectId" | "userId" | "profileId" | "title" | "excerpt"
> & { livemode: boolean };

type Found = { source: "report" } | { source: "rules"; score: number; rules: RuleMet[] };

const EXCERPT = 2_000;

/** What is kept of a text, for operators to read. */
export function keptOf(text: string): string {
  return [...text].slice(0, EXCERPT).join("");
}

/**
 * Puts something before the operators: a case of its own, or the one that is open for it already. A report counts up; what the rules
 * found is kept next to it. Answers the case's id.
 */
export async function openCase(tx: Transaction, ctx: Context, subject: CaseSubject, found: Found): Promise<string> {
  const { title, excerpt = "", livemode, ...rest } = subject;
  const reported = found.source === "report" ? 1 : 0;
  const { score, rules } = found.source === "rules" ? found : { score: 0, rules: [] };
  const [row] = await tx
    .insert(safetyCases)
    .values({
      id: newId("case", ctx.now.getTime()),
      ...rest,
      title: [...title].slice(0, 200).join(""),
      excerpt: keptOf(excerpt),
      source: found.source,
      score,
      rules,
      reports: reported,
      livemode,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoUpdate({
      target: [safetyCases.subjectId, safetyCases.subjectKind],
      targetWhere: sql`${safetyCases.status} = 'OPEN'`,
      set: {
        reports: sql`least(32000, ${safetyCases.reports} + ${reported})`,
        // what people say outranks what rules say
        source: sql`case when ${reported} = 1 then 'report' else ${safetyCases.source} end`,
        score: sql`greatest(${safetyCases.score}, ${score})`,
        updatedAt: ctx.now,
      },
    })
    .returning({ id: safetyCases.id });
  return (row as { id: string }).id;
}
