import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { safetyCases, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { refuseOwn, requireOperator } from "@/lib/domain/operators/access";
import { suspendAccount } from "@/lib/domain/people/accounts/standing/suspend";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { hideSubject } from "./hide";
import { othersIn } from "./others";

export const CASE_DECISIONS = ["dismiss", "hide", "suspend"] as const;

export type CaseDecision = (typeof CASE_DECISIONS)[number];
type Decision = { id: string; decision: CaseDecision; note: string };

/**
 * An operator decides a case: dismisses it, hides what it is about, or suspends who answers for it. `note` is why: of the latter two the
 * account's owner reads it. The first operator has it: throws `conflict` that says who decided what for a case that is closed, and
 * to whom it concerns, `not_found`, `validation_error`.
 */
export async function decideCase(ctx: Context, { id, decision, note }: Decision): Promise<{ id: string }> {
  await requireOperator(ctx);
  return transaction(ctx, async (tx, within) => {
    const [decided] = await tx
      .update(safetyCases)
      .set({
        status: decision === "dismiss" ? "DISMISSED" : "ACTED",
        decision,
        note,
        decidedBy: ctx.actor.kind === "user" ? ctx.actor.userId : null,
        decidedAt: ctx.now,
        updatedAt: ctx.now,
      })
      .where(and(eq(safetyCases.id, id), eq(safetyCases.status, "OPEN")))
      .returning();
    if (!decided) throw await decidedBefore(tx, id);
    refuseOwn(ctx, [decided.userId, ...(await othersIn(tx, decided))]);
    if (decision === "hide") await hideSubject(tx, within, decided, note);
    if (decision === "suspend") {
      if (!decided.userId) throw conflict("Nobody with an account answers for this. Hide it instead.");
      await suspendAccount(within, { userId: decided.userId, reason: note });
    }
    // in nobody's own log: the note is for operators
    await recordAudit(tx, within, null, "case.decided", { type: "case", id }, { decision, note });
    return { id };
  });
}

async function decidedBefore(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ decision: safetyCases.decision, at: safetyCases.decidedAt, by: users.name })
    .from(safetyCases)
    .leftJoin(users, eq(users.id, safetyCases.decidedBy))
    .where(eq(safetyCases.id, id));
  if (!row) return notFound("The case");
  const at = row.at?.toISOString().slice(0, 16).replace("T", " at ");
  return conflict(
    `${row.by ?? "An operator"} has decided this case on ${at} UTC (${row.decision}). Nothing was changed now.`,
  );
}
