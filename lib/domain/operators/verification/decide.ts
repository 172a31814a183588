import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users, verificationRequests } from "@/db/schema";
import type { DecideVerification } from "@/lib/contracts/people/verification";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { inLive } from "@/lib/domain/contact/verification/request";
import { refuseOwn, requireOperator } from "@/lib/domain/operators/access";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { setVerified } from "@/lib/domain/people/profiles/set-verified";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { dropFiles, ofSubject } from "@/lib/domain/trade/files/claim";
import { verificationDecided } from "./mail";

const REQUEST = verificationRequests;

/**
 * An operator decides whether a creator is who they say. The creator reads `reason`, by mail too; the documents are let go of, and
 * removed within the hour. The first operator has it: throws `conflict` that says who decided what, also to whom the request is of, and
 * `not_found`.
 */
export async function decideVerification(
  by: Context,
  { id, decision, reason }: DecideVerification,
): Promise<{ id: string }> {
  await requireOperator(by);
  const ctx = inLive(by);
  const operator = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  return transaction(ctx, async (tx, within) => {
    const verified = decision === "verify";
    const [row] = await tx
      .update(REQUEST)
      .set({ status: verified ? "VERIFIED" : "DECLINED", reason, decidedBy: operator, decidedAt: ctx.now })
      .where(and(eq(REQUEST.id, id), eq(REQUEST.status, "OPEN")))
      .returning();
    if (!row) throw await decidedBefore(tx, id);
    refuseOwn(ctx, [row.userId]);
    if (verified) await setVerified(within, row.profileId, true, reason);
    else {
      const target = { type: "verification", id };
      await recordAudit(tx, within, row.profileId, "verification.declined", target, { reason });
    }
    await dropFiles(tx, ofSubject({ kind: "verification", id }));
    const { email } = await ownerOf(tx, row.profileId);
    await queueMail(tx, within, email, verificationDecided(verified, reason));
    return { id };
  });
}

async function decidedBefore(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ status: REQUEST.status, by: users.name })
    .from(REQUEST)
    .leftJoin(users, eq(users.id, REQUEST.decidedBy))
    .where(eq(REQUEST.id, id));
  if (!row) return notFound("The request");
  const done = row.status === "WITHDRAWN" ? "The creator has" : `${row.by ?? "An operator"} has`;
  return conflict(`${done} closed this request (${row.status.toLowerCase()}). Nothing was changed now.`);
}
