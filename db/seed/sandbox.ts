import { type CheckoutRequest, createCheckoutSession } from "@/lib/domain/trade/orders/checkout/checkout-session";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { activateSandboxAccount } from "@/lib/domain/trade/payments/sandbox/resources/connect/accounts";

/** A connected account of the embedded processor that can be paid at once. Answers its id. Not for a real processor. */
export async function activeAccount(email: string, name: string): Promise<string> {
  const account = await processor().accounts.create({
    type: "express",
    country: "US",
    email,
    business_profile: { name },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
  await activateSandboxAccount(account.id);
  return account.id;
}

/** Opens a checkout at the embedded processor and pays it with the test card, so that the order can be refunded like any other. */
export async function paidSession(
  request: CheckoutRequest,
  buyer: { email: string; name: string },
): Promise<{ checkoutSessionId: string; paymentIntentId: string }> {
  const { id } = await createCheckoutSession(request);
  const expiry = `12 / ${(request.expiresAt.getUTCFullYear() + 3) % 100}`;
  const { outcome } = await payCheckout(id, { ...buyer, card: "4242424242424242", expiry, cvc: "123" });
  const { payment_intent: intent } = await processor().checkout.sessions.retrieve(id);
  if (outcome !== "paid" || typeof intent !== "string")
    throw new Error(`the sandbox did not take a payment: ${outcome}`);
  return { checkoutSessionId: id, paymentIntentId: intent };
}
