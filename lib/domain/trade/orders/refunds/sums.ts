import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orderRefunds } from "@/db/schema";

/**
 * What goes back of an order, in minor units: `all` with what is on its way and what the buyer's bank refused, which has left the
 * creator's account all the same.
 */
export async function refundSums(tx: Transaction, id: string) {
  const rows = await tx.select().from(orderRefunds).where(eq(orderRefunds.orderId, id));
  const add = (which: (status: string) => boolean) =>
    rows.filter(({ status }) => which(status)).reduce((sum, { cents }) => sum + cents, 0);
  const moments = rows.flatMap(({ status, sentAt }) => (status === "SENT" && sentAt ? [sentAt.getTime()] : []));
  return {
    all: add(() => true),
    sent: add((status) => status === "SENT"),
    pending: add((status) => status === "REQUESTED"),
    failed: add((status) => status === "FAILED"),
    lastAt: moments.length > 0 ? new Date(Math.max(...moments)) : null,
  };
}
