import { z } from "zod";
import type { Call } from "../../call";
import { endpoint, reads } from "../../endpoint";
import type { Kinds } from "../../objects/kinds";
import { list, metadata, text } from "../../params";
import { lock, save } from "../../store";
import { merge } from "../merge";
import { createRefund, NEW_REFUND } from "./refunds";

const id = text.optional();

/** Lets callers change what only they use: metadata and, where there is one, the description. */
function annotate(kind: "payment_intent" | "charge" | "refund" | "transfer", path: `/v1/${string}`) {
  const shape = { metadata: metadata.optional(), description: text.optional() };
  const fields = kind === "refund" ? { metadata: shape.metadata } : shape;
  return endpoint(`POST ${path}/:id` as `POST /v1/${string}`, fields, async (call: Call, sent, object) => {
    const changed = merge(await lock(call, kind, object), sent) as Kinds[typeof kind];
    await save(call, changed);
    return changed;
  });
}

export const paymentEndpoints = [
  ...reads("payment_intent", "/v1/payment_intents", { customer: id }),
  annotate("payment_intent", "/v1/payment_intents"),
  ...reads("charge", "/v1/charges", { customer: id, payment_intent: id, transfer_group: id }, (match) => ({
    match: { ...match, object: "charge" },
  })).map((read) => ({ ...read, forAccounts: true as const })),
  annotate("charge", "/v1/charges"),
  ...reads("transfer", "/v1/transfers", { destination: id, transfer_group: id }),
  annotate("transfer", "/v1/transfers"),
  ...reads("application_fee", "/v1/application_fees", { charge: id }),
  ...reads("refund", "/v1/refunds", { charge: id, payment_intent: id }),
  endpoint("POST /v1/refunds", NEW_REFUND, createRefund),
  annotate("refund", "/v1/refunds"),
  ...reads("event", "/v1/events", { type: id, types: list(z.string()).optional() }, ({ type, types }) => ({
    match: { type },
    among: { field: "type", values: types },
  })),
];
