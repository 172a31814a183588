import { z } from "zod";
import type { Call } from "../call";
import { endpoint, reads } from "../endpoint";
import { emit } from "../events";
import type { Subscription } from "../objects/billing";
import { flag, integer, list, metadata, text } from "../params";
import { Refusal } from "../refusal";
import { lock, retrieve, save } from "../store";
import { publicFields } from "../view";
import { merge } from "./merge";
import { endSubscription, startPeriod } from "./subscriptions";

const ITEM = z.strictObject({ id: text.optional(), price: text.optional(), quantity: integer(1, 999_999).optional() });
const STATUS = z.enum(["active", "canceled", "all"]).optional();

type ItemChange = z.output<typeof ITEM>;

async function lockActive(call: Call, id: string): Promise<Subscription> {
  const sub = await lock(call, "subscription", id);
  if (sub.status === "canceled") throw new Refusal("A canceled subscription can only update its cancellation_details.");
  return sub;
}

/** Puts the one item on another price or quantity and bills a new period from now: the sandbox does not prorate. */
async function changeItem(call: Call, sub: Subscription, change: ItemChange): Promise<Subscription> {
  const [item] = sub.items.data;
  if (!item || (change.id && change.id !== item.id)) {
    throw new Refusal(`No such subscription_item: '${change.id}'`, { code: "resource_missing", param: "items[0][id]" });
  }
  const price = change.price ? await retrieve(call, "price", change.price, "items[0][price]") : item.price;
  if (!price.recurring) {
    throw new Refusal("The price specified is not recurring.", { param: "items[0][price]" });
  }
  const changed = {
    ...item,
    price: publicFields(price) as typeof item.price,
    quantity: change.quantity ?? item.quantity,
  };
  const { email, name } = await retrieve(call, "customer", sub.customer);
  const next = { ...sub, items: { ...sub.items, data: [changed] } };
  return startPeriod(call, next, "subscription_update", { email, name });
}

export const subscriptionEndpoints = [
  ...reads(
    "subscription",
    "/v1/subscriptions",
    { customer: text.optional(), status: STATUS },
    ({ customer, status = "active" }) => ({ match: { customer, status: status === "all" ? undefined : status } }),
  ),
  endpoint(
    "POST /v1/subscriptions/:id",
    {
      cancel_at_period_end: flag.optional(),
      description: text.optional(),
      items: list(ITEM).optional(),
      metadata: metadata.optional(),
      proration_behavior: z.enum(["none"]).optional(),
    },
    async (call, { items = [], proration_behavior: _, cancel_at_period_end: atEnd, ...fields }, id) => {
      const before = await lockActive(call, id);
      if (items.length > 1) throw new Refusal("The sandbox knows subscriptions of one item only.", { param: "items" });
      let sub = merge(before, fields);
      if (atEnd !== undefined) {
        const canceled_at = atEnd ? call.now : null;
        sub = { ...sub, cancel_at_period_end: atEnd, cancel_at: atEnd ? sub._period_end : null, canceled_at };
      }
      if (items[0]) sub = await changeItem(call, sub, items[0]);
      await save(call, sub);
      const { cancel_at_period_end, items: formerItems } = before;
      emit(call, "customer.subscription.updated", sub, {
        cancel_at_period_end,
        ...(items[0] && { items: formerItems }),
      });
      return sub;
    },
  ),
  endpoint("DELETE /v1/subscriptions/:id", {}, async (call, _params, id) =>
    endSubscription(call, await lockActive(call, id)),
  ),
  ...reads(
    "invoice",
    "/v1/invoices",
    { customer: text.optional(), subscription: text.optional(), status: z.enum(["paid"]).optional() },
    ({ subscription, ...match }) => ({
      match: { ...match, parent: subscription && { subscription_details: { subscription } } },
    }),
  ),
];
