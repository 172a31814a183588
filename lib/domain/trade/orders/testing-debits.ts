import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { database } from "@/db/client";
import { sandboxObjects, sandboxWebhooks } from "@/db/schema";
import { newId } from "@/lib/core/values/ids";
import { intentOf } from "@/lib/domain/trade/payments/intent-of";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { operator } from "./testing";

/** Pays a checkout as a bank debit does, which the sandbox has not: it is complete, and unpaid until the bank answers. */
export async function payByDebit(session: string): Promise<void> {
  const card = { card: "4242424242424242", expiry: "12/34", cvc: "123" };
  await payCheckout(session, { email: "robin@example.com", name: "Robin Ashby", ...card });
  await database().delete(sandboxWebhooks);
  await set(session, { payment_status: "unpaid" });
  await set(await intentIn(session), { status: "processing" });
}

/** The bank refuses the debit; the event of it is applied unless it is lost. Answers what that did. */
export async function refuseDebit(session: string, lost?: "lost") {
  await set(await intentIn(session), { status: "requires_payment_method" });
  if (lost) return null;
  const object = await processor().checkout.sessions.retrieve(session);
  const event = { id: newId("evt"), type: "checkout.session.async_payment_failed", data: { object } };
  return applyProcessorEvent(operator(), event as unknown as Stripe.Event);
}

async function intentIn(session: string): Promise<string> {
  // of a subscription it is not shown, and there is no such row
  return intentOf(await processor().checkout.sessions.retrieve(session)) ?? "";
}

async function set(id: string, fields: Record<string, string>): Promise<void> {
  const data = sql`${sandboxObjects.data} || ${JSON.stringify(fields)}::jsonb`;
  await database().update(sandboxObjects).set({ data }).where(eq(sandboxObjects.id, id));
}
