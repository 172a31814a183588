import { z } from "zod";
import type { Call } from "../../call";
import { endpoint, reads } from "../../endpoint";
import { emit } from "../../events";
import { listItems, PAGE } from "../../list";
import type { Session } from "../../objects/checkout";
import { metadata, text } from "../../params";
import { Refusal } from "../../refusal";
import { claim, lock, retrieve, save } from "../../store";
import { merge } from "../merge";
import { cancelIntent } from "../payments/payments";
import { createSession, NEW_SESSION } from "./new-session";

const PATH = "/v1/checkout/sessions";

/** Closes an open checkout without payment. False when it was no longer open. */
export async function expireSession(call: Call, session: Session): Promise<boolean> {
  if (!(await claim(call, session.id, "open", { status: "expired", url: null }))) return false;
  if (session._intent) await cancelIntent(call, session._intent);
  emit(call, "checkout.session.expired", { ...session, status: "expired", url: null } as Session);
  return true;
}

const FILTERS = {
  customer: text.optional(),
  payment_intent: text.optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
  subscription: text.optional(),
};

export const sessionEndpoints = [
  ...reads("checkout.session", PATH, FILTERS),
  endpoint(`POST ${PATH}`, NEW_SESSION, createSession),
  endpoint(`POST ${PATH}/:id`, { metadata: metadata.optional() }, async (call, fields, id) => {
    const session = merge(await lock(call, "checkout.session", id), fields);
    await save(call, session);
    return session;
  }),
  endpoint(`POST ${PATH}/:id/expire`, {}, async (call, _params, id) => {
    const session = await lock(call, "checkout.session", id);
    if (await expireSession(call, session)) return retrieve(call, "checkout.session", id);
    throw new Refusal(
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
        `This Checkout Session has a status of ${session.status}.`,
    );
  }),
  endpoint(`GET ${PATH}/:id/line_items`, PAGE, async (call, page, id) => {
    const session = await retrieve(call, "checkout.session", id);
    return listItems(session._lines, `${PATH}/${id}/line_items`, page);
  }),
];
