import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { apiKeys, approvals, type DraftReview, oauthClients } from "@/db/schema";
import { idOf } from "@/lib/contracts/values/ids";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { readSpending } from "@/lib/domain/platform/spending/limits";
import { type Purchaser, spenderOf } from "@/lib/domain/platform/spending/reserve";
import { sellerOf } from "../access/parties";
import { briefOf } from "../brief/read";
import { approvalRequested } from "../mails/approval-requested";
import type { OrderRow } from "../move";
import { approverOf, tellApproval } from "./tell";
import { type ApprovalRow, approvalPath } from "./view";

type Asked =
  | { kind: "checkout" }
  | { kind: "acceptance"; deliveryNumber: number }
  | { kind: "review"; review: DraftReview };

/**
 * Asks an account's person for their word on what its app or key prepared, once for each checkout and each delivery: asked again, what
 * they said stands. A review that is not published yet gives way to the newer one (the caller holds its order). Tells the person by mail and the account's endpoints.
 */
export async function requestApproval(
  tx: Transaction,
  ctx: Context,
  asker: Purchaser,
  order: OrderRow,
  asked: Asked,
): Promise<ApprovalRow> {
  const { userId, credential } = asker;
  const spender = await spenderOf(tx, credential);
  const subject = { orderId: order.id, kind: asked.kind, deliveryNumber: numberOf(asked) };
  const values = {
    id: newId("apr", ctx.now.getTime()),
    userId,
    ...subject,
    review: asked.kind === "review" ? asked.review : null,
    credentialId: spender,
    ...(await namesOf(tx, ctx, asker)),
    livemode: ctx.livemode,
    createdAt: ctx.now,
  };
  const before = asked.kind === "review" ? await standing(tx, subject) : undefined;
  const { id: _, ...renewed } = { ...values, status: "WAITING" as const, reason: null, decidedAt: null };
  const [row] =
    before && before.status !== "APPROVED"
      ? await tx.update(approvals).set(renewed).where(eq(approvals.id, before.id)).returning()
      : await tx.insert(approvals).values(values).onConflictDoNothing().returning();
  if (!row || before?.status === "WAITING") return row ?? asStanding(await standing(tx, subject));
  await tellApproval(tx, ctx, row, order, ownerIdOf(asker));
  const seller = await sellerOf(tx, order.profileId);
  const spending = asked.kind === "checkout" ? (await readSpending(userId, ctx.now, tx)).get(spender) : undefined;
  const mail = approvalRequested({
    kind: row.kind,
    app: row.signer ? `${row.app} (signed by ${row.signer})` : row.app,
    title: order.productTitle,
    creatorName: seller.name,
    amountCents: order.amountCents,
    brief: asked.kind === "checkout" ? (await briefOf(order.id, tx)).summary : "",
    limits: spending ?? null,
    decideBy: { checkout: order.expiresAt, acceptance: order.acceptBy, review: null }[row.kind],
    path: approvalPath(row.id),
  });
  await queueMail(tx, ctx, (await approverOf(tx, userId)).email, mail);
  return row;
}

async function standing(tx: Transaction, { orderId, kind, deliveryNumber }: Subject): Promise<ApprovalRow | undefined> {
  const [row] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.orderId, orderId), eq(approvals.kind, kind), eq(approvals.deliveryNumber, deliveryNumber)));
  return row;
}

function asStanding(row: ApprovalRow | undefined): ApprovalRow {
  if (!row) throw new Error("an approval is gone that stood in the way of another");
  return row;
}

type Subject = Pick<ApprovalRow, "orderId" | "kind" | "deliveryNumber">;

function numberOf(asked: Asked): number {
  return asked.kind === "acceptance" ? asked.deliveryNumber : 0;
}

/**
 * How the person knows what asks: by the name of their own agent, of the app, or of their own key. Who signed the call stands next to it, and
 * never in its place: the person let the app in, and not the host of its keys.
 */
async function namesOf(
  tx: Transaction,
  { agent }: Context,
  asker: Purchaser,
): Promise<{ app: string; signer: string | null }> {
  if (agent && idOf("agent").safeParse(agent.id).success) return { app: agent.name, signer: null };
  return { app: await nameOf(tx, asker), signer: agent?.name ?? null };
}

async function nameOf(tx: Transaction, { credential }: Purchaser): Promise<string> {
  const { kind, id, clientId } = credential;
  const [named] =
    kind === "oauth" && clientId
      ? await tx.select({ name: oauthClients.name }).from(oauthClients).where(eq(oauthClients.id, clientId))
      : await tx.select({ name: apiKeys.name }).from(apiKeys).where(eq(apiKeys.id, id));
  return named?.name ?? "An app";
}
