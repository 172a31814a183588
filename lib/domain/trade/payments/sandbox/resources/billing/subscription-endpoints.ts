import { z } from "zod";
import type { Call } from "../../call";
import { endpoint, reads } from "../../endpoint";
import { emit } from "../../events";
import type { Subscription } from "../../objects/billing";
import { flag, integer, list, metadata, text } from "../../params";
import { noSuch, Refusal } from "../../refusal";
import { lock, save } from "../../store";
import { merge } from "../merge";
import { changeItem } from "./change-item";
import { endSubscription } from "./subscriptions";

const ITEM = z.strictObject({ id: text.optional(), price: text.optional(), quantity: integer(1, 999_999).optional() });
const NOT_ENDED = ["active", "past_due", "unpaid"];
const STATUS = z.enum(["active", "past_due", "unpaid", "canceled", "all"]).optional();

async function lockActive(call: Call, id: string): Promise<Subscription> {
  const sub = await lock(call, "subscription", id);
  if (sub.status === "canceled") throw new Refusal("A canceled subscription can only update its cancellation_details.");
  return sub;
}

export const subscriptionEndpoints = [
  ...reads(
    "subscription",
    "/v1/subscriptions",
    { customer: text.optional(), status: STATUS, created: z.strictObject({ gte: integer(0) }).optional() },
    ({ customer, status, created }) => ({
      match: { customer },
      since: created?.gte,
      among: { field: "status", values: status === "all" ? undefined : [status ?? NOT_ENDED].flat() },
    }),
  ),
  endpoint(
    "POST /v1/subscriptions/:id",
    {
      cancel_at_period_end: flag.optional(),
      description: text.optional(),
      items: list(ITEM).optional(),
      metadata: metadata.optional(),
      payment_behavior: z.enum(["error_if_incomplete"]).optional(),
      proration_behavior: z.enum(["none", "always_invoice"]).default("none"),
    },
    async (call, params, id) => {
      const {
        items = [],
        proration_behavior: prorate,
        payment_behavior: _,
        cancel_at_period_end: atEnd,
        ...fields
      } = params;
      const before = await lockActive(call, id);
      if (items.length > 1) throw new Refusal("The sandbox knows subscriptions of one item only.", { param: "items" });
      let sub = merge(before, fields);
      if (atEnd !== undefined) {
        const canceled_at = atEnd ? call.now : null;
        sub = { ...sub, cancel_at_period_end: atEnd, cancel_at: atEnd ? sub._period_end : null, canceled_at };
      }
      if (items[0]) sub = await changeItem(call, sub, items[0], prorate === "always_invoice");
      await save(call, sub);
      const { cancel_at_period_end, items: formerItems } = before;
      emit(call, "customer.subscription.updated", sub, {
        cancel_at_period_end,
        ...(items[0] && { items: formerItems }),
      });
      return sub;
    },
  ),
  endpoint("DELETE /v1/subscriptions/:id", {}, async (call, _params, id) => {
    const sub = await lock(call, "subscription", id);
    if (sub.status === "canceled") throw noSuch("subscription", id);
    return endSubscription(call, sub);
  }),
  ...reads(
    "invoice",
    "/v1/invoices",
    { customer: text.optional(), subscription: text.optional(), status: z.enum(["open", "paid"]).optional() },
    ({ subscription, ...match }) => ({
      match: { ...match, parent: subscription && { subscription_details: { subscription } } },
    }),
  ),
];
