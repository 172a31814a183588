import { and, eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Transaction } from "@/db/client";
import { buyerCustomers } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import type { OrderRow } from "../move";

/** Who is signed in and pays, by whom the processor knows them: null before they first paid here. */
export type KnownBuyer = { userId: string; email: string; customerId: string | null };

/**
 * The signed-in person as the one who pays, whose cards the hosted page may show. Only they may learn its address: anyone who has it can
 * pay with these cards. Null for everybody else, apps of theirs above all.
 */
export async function knownBuyer({ actor, db, livemode }: Context): Promise<KnownBuyer | null> {
  if (actor.kind !== "user") return null;
  const { userId, email } = actor;
  const [known] = await db
    .select({ customerId: buyerCustomers.customerId })
    .from(buyerCustomers)
    // with another address they are somebody else there
    .where(
      and(eq(buyerCustomers.userId, userId), eq(buyerCustomers.livemode, livemode), eq(buyerCustomers.email, email)),
    );
  return { userId, email, customerId: known?.customerId ?? null };
}

/** What a session needs so that its page shows their cards, and keeps the one that they pay with if they wish. */
export function paidBy({ email, customerId }: KnownBuyer): Partial<Stripe.Checkout.SessionCreateParams> {
  return {
    ...(customerId ? { customer: customerId } : { customer_email: email, customer_creation: "always" }),
    saved_payment_method_options: { payment_method_save: "enabled", payment_method_remove: "enabled" },
  };
}

/** Remembers by whom the processor knows who has paid an order as themselves. */
export async function rememberCustomer(
  tx: Transaction,
  { livemode, now }: Context,
  { buyerUserId: userId }: Pick<OrderRow, "buyerUserId">,
  { customer, customer_details: details }: Stripe.Checkout.Session,
): Promise<void> {
  const customerId = typeof customer === "string" ? customer : customer?.id;
  const email = details?.email;
  if (!userId || !customerId || !email) return;
  await tx
    .insert(buyerCustomers)
    .values({ userId, livemode, customerId, email, createdAt: now })
    .onConflictDoUpdate({
      target: [buyerCustomers.userId, buyerCustomers.livemode],
      set: { customerId, email },
    });
}
