import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { posts, products, reviews, safetyCases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { refuseOwn, requireOperator } from "@/lib/domain/operators/access";
import { ownerIdOfAccount, ownerOf } from "@/lib/domain/people/profiles/owner";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { contentAllowed } from "../mails/content-allowed";
import { showMessage } from "./messages";
import { othersIn } from "./others";

/**
 * An operator takes back that something was hidden: its case is dismissed, with why. The words of a review or a message are there again; a post stays a
 * draft and a product archived until its creator, who is told by mail, shows it again, with the events of that. Throws `not_found`, and `conflict` where
 * nothing is hidden by this case, and to whom it concerns. A suspension is lifted on the account's page.
 */
export async function undoHiding(
  ctx: Context,
  { id, reason }: { id: string; reason: string },
): Promise<{ id: string }> {
  await requireOperator(ctx);
  return transaction(ctx, async (tx, within) => {
    const [found] = await tx.select().from(safetyCases).where(eq(safetyCases.id, id)).for("no key update");
    if (!found) throw notFound("The case");
    if (found.decision !== "hide") throw conflict("Nothing was hidden by this case. Nothing was changed now.");
    refuseOwn(ctx, [found.userId, ...(await othersIn(tx, found))]);
    const { subjectKind: kind, subjectId, profileId, userId, title } = found;
    if (kind === "profile" || !(await showAgain(tx, kind, subjectId)))
      throw conflict("It is gone, or not hidden any more. Nothing was changed now.");
    const decidedBy = ctx.actor.kind === "user" ? ctx.actor.userId : null;
    await tx
      .update(safetyCases)
      .set({
        status: "DISMISSED",
        decision: "dismiss",
        note: reason,
        decidedBy,
        decidedAt: ctx.now,
        updatedAt: ctx.now,
      })
      .where(eq(safetyCases.id, id));
    if (profileId && (kind === "post" || kind === "product")) {
      const { email } = await ownerOf(tx, profileId);
      await queueMail(tx, within, email, contentAllowed(kind, title, reason));
    }
    const owner = profileId ?? (userId && (await ownerIdOfAccount(tx, userId)));
    await recordAudit(tx, within, owner, `${kind}.allowed`, { type: kind, id: subjectId }, { reason });
    await recordAudit(tx, within, null, "case.undone", { type: "case", id }, { reason });
    return { id };
  });
}

const TABLES = { post: posts, product: products, review: reviews };

/** Answers whether it was hidden. */
async function showAgain(tx: Transaction, kind: keyof typeof TABLES | "message", id: string): Promise<boolean> {
  if (kind === "message") return showMessage(tx, id);
  const table = TABLES[kind] as typeof reviews;
  const hidden = and(eq(table.id, id), isNotNull(table.hiddenAt));
  const shown = await tx.update(table).set({ hiddenAt: null }).where(hidden).returning({ id: table.id });
  return shown.length > 0;
}
