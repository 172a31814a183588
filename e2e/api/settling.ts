import { database } from "@/db/client";
import { makePaidOrder } from "@/db/factories";
import { disputeProposals, orderRefunds, type orders, orderTips } from "@/db/schema";
import type { Operation } from "@/lib/contracts/operation";
import { newId } from "@/lib/core/values/ids";
import { type Caller, keyed, makeCaller } from "./callers";
import { describeRefusals } from "./refusals";

/** What the tests of cancellations, disputes, refunds and tips share. */

type Parts = Partial<typeof orders.$inferInsert>;

export const DISPUTED = { status: "DISPUTED", disputedAt: new Date() } as const satisfies Parts;

/** An order between two callers of its own; the buyer's is the account that ordered it. */
export async function between(parts: Parts = {}): Promise<{ id: string; buyer: Caller; seller: Caller }> {
  const [buyer, seller] = [await makeCaller(), await makeCaller()];
  const { id } = await makePaidOrder(seller.creator.profileId, { buyerUserId: buyer.creator.userId, ...parts });
  return { id, buyer, seller };
}

/** An open proposal to complete a disputed order. */
export async function proposed(orderId: string, side: "buyer" | "creator"): Promise<string> {
  const id = newId("prop");
  await database().insert(disputeProposals).values({ id, orderId, side, kind: "complete" });
  return id;
}

/** A refund that the buyer's bank refused. */
export async function failedRefund(orderId: string): Promise<string> {
  const id = newId("rfd");
  const row = { id, orderId, cents: 500, reason: "creator", status: "FAILED", processorId: `re_${id}` } as const;
  await database().insert(orderRefunds).values(row);
  return id;
}

/** A tip that was paid. */
export async function tipped(orderId: string): Promise<void> {
  const id = newId("tip");
  const row = { id, orderId, cents: 500, status: "PAID", paymentIntentId: `pi_${id}`, paidAt: new Date() } as const;
  await database().insert(orderTips).values(row);
}

/** The refusals that every operation shares, of one that takes this body for an order. */
export function describeOrderRefusals(operation: Operation, data?: object): void {
  const path = `/api${operation.path.replace("{id}", newId("ord"))}`;
  describeRefusals(operation, (api, headers) =>
    operation.method === "GET" ? api.get(path, { headers }) : api.post(path, { headers: keyed(headers), data }),
  );
}
