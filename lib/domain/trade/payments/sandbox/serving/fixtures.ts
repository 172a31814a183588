import type Stripe from "stripe";
import { processor } from "../../processor";
import { mutate } from "../mutate";
import type { AfterRetries } from "../objects/billing";
import { payCheckout } from "../pages/hosted";
import type { PaymentForm } from "../paying/payment-form";
import { activateSandboxAccount } from "../resources/connect/accounts";
import { lock, save } from "../store";

/** Tests of the pages may not reach below the domain themselves. */
export { type TestDatabase, testDatabase } from "@/db/testing";

/** Test data: what a buyer types with a card that is accepted. */
export const GOOD_FORM: PaymentForm = {
  email: "buyer@example.com",
  name: "Bea Buyer",
  card: "4242 4242 4242 4242",
  expiry: "04 / 40",
  cvc: "123",
};

/** Test data: a connected account that can be paid. */
export async function activeAccount(): Promise<Stripe.Account> {
  const account = await processor().accounts.create({
    type: "express",
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
  await activateSandboxAccount(account.id);
  return account;
}

const DECLINED = { code: "card_declined", decline_code: "generic_decline", message: "Your card was declined." };

/** Test data: what the processor's settings do with a subscription whose card refuses from now on. */
export async function refuseFromNow(subscription: string, after: AfterRetries): Promise<void> {
  await mutate(new Date(), async (call) => {
    const sub = await lock(call, "subscription", subscription);
    await save(call, { ...sub, _refuses: DECLINED, _after_retries: after });
  });
}

/** Test data: an open checkout over one inline line; a `destination` brings the fee. */
export async function openSession(
  options: {
    amount?: number;
    fee?: number;
    destination?: string;
    params?: Partial<Stripe.Checkout.SessionCreateParams>;
  } = {},
): Promise<Stripe.Checkout.Session> {
  const { amount = 5_000, fee, destination, params } = options;
  const terms = destination && {
    ...(fee !== undefined && { application_fee_amount: fee }),
    transfer_data: { destination },
  };
  return processor().checkout.sessions.create({
    mode: "payment",
    success_url: "http://localhost:3000/thanks?session={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/cancel",
    line_items: [
      {
        price_data: { currency: "usd", unit_amount: amount, product_data: { name: "Gold", description: "With rush" } },
        quantity: 1,
      },
    ],
    ...(terms && { payment_intent_data: { ...terms, metadata: { order: "ord_1" } } }),
    ...params,
  });
}

/** Test data: a paid checkout, as the seller retrieves it. */
export async function paidSession(
  options: Parameters<typeof openSession>[0] = {},
): Promise<Stripe.Checkout.Session & { payment_intent: string }> {
  const { id } = await openSession(options);
  const outcome = await payCheckout(id, GOOD_FORM);
  if (outcome.outcome !== "paid") throw new Error(`not paid: ${outcome.outcome}`);
  return (await processor().checkout.sessions.retrieve(id)) as Stripe.Checkout.Session & { payment_intent: string };
}

/** The error that a call throws; fails the test when it throws none. */
export async function refusalOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const outcome = await call.then(
    () => undefined,
    (error: Stripe.errors.StripeError) => error,
  );
  if (!outcome) throw new Error("the call was accepted");
  return outcome;
}
