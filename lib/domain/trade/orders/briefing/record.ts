import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orderBriefs, type ProductQuestion } from "@/db/schema";
import type { NewBrief, OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { claimFiles, releaseFiles } from "@/lib/domain/trade/files/claim";
import { checkAnswers } from "../brief/check-answers";
import { briefOf } from "../brief/read";

type Told = {
  orderId: string;
  asked: readonly ProductQuestion[];
  brief: NewBrief;
  /** Refuses a brief that leaves a required question open; else it is kept as far as it goes. */
  whole: boolean;
};

/**
 * Writes an order's brief in place of what was there, with its files. The caller has checked who may write it, and holds the order's row.
 * Throws `validation_error` with what is wrong of each answer, as `answers.{id}`.
 */
export async function recordBrief(tx: Transaction, ctx: Context, told: Told): Promise<OrderBriefView> {
  const { orderId, brief, whole } = told;
  const asked = [...told.asked];
  const subject = { kind: "order_brief", id: orderId } as const;
  const claim = { capability: orderId, field: "attachments" };
  await releaseFiles(tx, ctx, subject, brief.attachments);
  const attached = await claimFiles(tx, ctx, brief.attachments, subject, claim);
  const { answers, problems, missing } = checkAnswers(asked, brief.answers, attached);
  if (whole) for (const id of missing) problems[id] = "is needed to begin";
  const wrong = Object.entries(problems).map(([id, message]) => ({ path: `answers.${id}`, message }));
  if (wrong.length > 0) throw badAnswers(wrong);
  const said = brief.brief !== "" || attached.length > 0 || Object.keys(answers).length > 0;
  const now = ctx.now;
  const [known] = await tx
    .select({ submittedAt: orderBriefs.submittedAt })
    .from(orderBriefs)
    .where(eq(orderBriefs.orderId, orderId));
  const submittedAt = known?.submittedAt ?? (said && missing.length === 0 ? now : null);
  const row = { summary: brief.brief, answers, submittedAt, updatedAt: said || known?.submittedAt ? now : null };
  await tx
    .insert(orderBriefs)
    .values({ orderId, requirements: asked, ...row })
    .onConflictDoUpdate({ target: orderBriefs.orderId, set: row });
  return briefOf(orderId, tx);
}

function badAnswers(details: { path: string; message: string }[]): DomainError {
  const [first] = details;
  const message = `The brief cannot be taken: ${details.map(({ path, message }) => `${path} ${message}`).join("; ")}.`;
  return new DomainError("validation_error", message, { ...(first && { param: first.path }), details });
}
