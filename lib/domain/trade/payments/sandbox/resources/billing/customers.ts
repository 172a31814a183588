import { and, eq, sql } from "drizzle-orm";
import { sandboxObjects } from "@/db/schema/payments";
import type { Call } from "../../call";
import { endpoint, reads } from "../../endpoint";
import { emit } from "../../events";
import type { Customer } from "../../objects/catalogue";
import { clearable, metadata, text } from "../../params";
import { randomId } from "../../random";
import { insert, lock, remove, save } from "../../store";
import { kept, merge } from "../merge";
import { endSubscription } from "./subscriptions";

const FIELDS = {
  email: clearable.optional(),
  name: clearable.optional(),
  description: clearable.optional(),
  phone: clearable.optional(),
  metadata: metadata.optional(),
};

type Fields = Partial<Pick<Customer, "email" | "name" | "description" | "phone" | "metadata">>;

/** A customer. One that a checkout makes joins the checkout's group of webhooks. */
export async function createCustomer(call: Call, fields: Fields, group?: string): Promise<Customer> {
  const customer: Customer = {
    id: randomId("cus", 14),
    object: "customer",
    balance: 0,
    created: call.now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    email: fields.email ?? null,
    livemode: false,
    metadata: kept(fields.metadata),
    name: fields.name ?? null,
    phone: fields.phone ?? null,
    shipping: null,
    ...(group && { _group: group }),
  };
  await insert(call, customer);
  emit(call, "customer.created", customer);
  return customer;
}

export const customerEndpoints = [
  ...reads("customer", "/v1/customers", { email: text.optional() }),
  endpoint("POST /v1/customers", FIELDS, (call, fields) => createCustomer(call, fields)),
  endpoint("POST /v1/customers/:id", FIELDS, async (call, fields, id) => {
    const customer = merge(await lock(call, "customer", id), fields);
    await save(call, customer);
    emit(call, "customer.updated", customer);
    return customer;
  }),
  endpoint("DELETE /v1/customers/:id", {}, async (call, _params, id) => {
    const customer = await lock(call, "customer", id);
    await call.db.delete(sandboxObjects).where(ofCustomer("payment_method", id));
    const running = and(ofCustomer("subscription", id), sql`${sandboxObjects.data}->>'status' <> 'canceled'`);
    const rows = await call.db.select({ id: sandboxObjects.id }).from(sandboxObjects).where(running);
    for (const sub of rows) await endSubscription(call, await lock(call, "subscription", sub.id));
    await remove(call, "customer", id);
    emit(call, "customer.deleted", customer);
    return { id, object: "customer", deleted: true };
  }),
];

const ofCustomer = (kind: "payment_method" | "subscription", customer: string) =>
  and(eq(sandboxObjects.object, kind), sql`${sandboxObjects.data} @> ${JSON.stringify({ customer })}::jsonb`);
