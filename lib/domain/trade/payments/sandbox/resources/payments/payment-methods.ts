import { z } from "zod";
import type { Call } from "../../call";
import { endpoint, reads } from "../../endpoint";
import { emit } from "../../events";
import { listObjects } from "../../list";
import type { Behaviour, CardSummary, PaymentMethod } from "../../objects/money";
import { text } from "../../params";
import { randomId } from "../../random";
import { insert, lock, remove } from "../../store";
import type { Payer } from "./charges";

/** As many cards as a payment page shows of a customer. */
const SHOWN = 10;

type Kept = { customer: string; card: CardSummary; payer: Payer; does: Behaviour; group: string };

/** Keeps a card for a customer; the same card that is kept already takes its place. */
export async function keepCard(call: Call, { customer, card, payer, does, group }: Kept): Promise<void> {
  const before = await cardsOf(call, customer);
  for (const same of before.filter((one) => one.card.fingerprint === card.fingerprint))
    await remove(call, "payment_method", same.id);
  const method: PaymentMethod = {
    id: randomId("pm"),
    object: "payment_method",
    allow_redisplay: "always",
    billing_details: { email: payer.email, name: payer.name },
    card,
    created: call.now,
    customer,
    livemode: false,
    metadata: {},
    type: "card",
    _does: does,
    _group: group,
  };
  await insert(call, method);
  emit(call, "payment_method.attached", method);
}

/** The cards that a customer keeps, the latest first. */
export async function cardsOf(call: Call, customer: string): Promise<PaymentMethod[]> {
  const { data } = await listObjects(
    call,
    "payment_method",
    "/v1/payment_methods",
    { limit: SHOWN },
    { match: { customer } },
  );
  return data;
}

/** Forgets a card that is kept. */
export async function forgetCard(call: Call, method: PaymentMethod): Promise<PaymentMethod> {
  await remove(call, "payment_method", method.id);
  emit(call, "payment_method.detached", method);
  return method;
}

export const paymentMethodEndpoints = [
  ...reads("payment_method", "/v1/payment_methods", { customer: text.optional(), type: z.literal("card").optional() }),
  endpoint("POST /v1/payment_methods/:id/detach", {}, async (call, _params, id) =>
    forgetCard(call, await lock(call, "payment_method", id)),
  ),
];
