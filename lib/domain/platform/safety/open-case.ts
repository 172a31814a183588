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

/** More than any text that can be written here has: of one that operators let pass, nothing that is added later passes with it. */
const EXCERPT = 200_000;

/** What is kept of a text, for operators to read. */
export function keptOf(text: string): string {
  return [...text].slice(0, EXCERPT).join("");
}

/**
 * Puts something before the operators: a case of its own, or the one that is open for it already. A report counts up; what the rules
 * found last is kept next to it, with the text that it was found in, except where people reported another: that stays, for it may have
 * been changed since. Answers the case's id.
 */
export async function openCase(tx: Transaction, ctx: Context, subject: CaseSubject, found: Found): Promise<string> {
  const { title, excerpt = "", livemode, ...rest } = subject;
  const reported = found.source === "report" ? 1 : 0;
  const { score, rules } = found.source === "rules" ? found : { score: 0, rules: [] };
  const row = { title: [...title].slice(0, 200).join(""), excerpt: keptOf(excerpt) };
  const [kept] = await tx
    .insert(safetyCases)
    .values({
      id: newId("case", ctx.now.getTime()),
      ...rest,
      ...row,
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
        ...(found.source === "rules" && {
          rules,
          title: sql`case when ${safetyCases.source} = 'report' then ${safetyCases.title} else ${row.title} end`,
          excerpt: sql`case when ${safetyCases.source} = 'report' then ${safetyCases.excerpt} else ${row.excerpt} end`,
        }),
        updatedAt: ctx.now,
      },
    })
    .returning({ id: safetyCases.id });
  return (kept as { id: string }).id;
}
