import { z } from "zod";
import { EVENTS, type EventData, type EventKind, eventEnvelope } from "@/lib/contracts/developers/events/events";
import { EXAMPLE_FILE_URL } from "@/lib/contracts/trade/files";
import { EXAMPLE_PRODUCT } from "@/lib/contracts/trade/products/product-examples";

/** The part of JSON Schema that events' data is written in. */
type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
  pattern?: string;
  example?: unknown;
  minimum?: number;
};

const MOMENT = "2026-11-20T09:30:00.000Z";

/** What fields of these names hold in an example, whatever the event. */
const SAMPLES: Record<string, unknown> = {
  accept_by: "2026-11-23T09:30:00.000Z",
  amount_cents: 120_000,
  body: "Clear questions first, then three directions that all answered them.",
  brief: "A brand identity for a bakery that opens in March: logo, menu and window lettering.",
  budget_cents: 150_000,
  buyer_name: "Noor Sayed",
  callback_url: "https://example.com/callbacks/guildhall",
  category: "design-creative",
  currency: "usd",
  fee_cents: 12_000,
  lines: [{ kind: "package", slug: "m", name: "Brand identity, package M", amount_cents: 120_000 }],
  message: "Hello from Guildhall: your endpoint is set up.",
  name: "Build server",
  note: "We raise a seed round for a printing cooperative and would like your advice on the brand.",
  price_cents: 900,
  prefix: "gh_live_9fQ2b1Vn",
  previous_secret_until: "2026-11-21T09:30:00.000Z",
  product_title: "Brand identity",
  rating: 5,
  reason: "consecutive_dead_letters",
  scopes: ["identity:read", "posts:read"],
  secret_prefix: "whsec_9fQ2",
  slug: "how-i-price-a-brand-identity",
  tier_id: "m",
  timezone: "Europe/Lisbon",
  tier_slug: "supporter",
  title: "How I price a brand identity",
  url: "https://example.com/hooks/guildhall",
};

/** What an example of one kind holds instead: fields that its data has. */
const OF_KIND: Readonly<Record<string, Record<string, unknown>>> = {
  "agent_run.failed": {
    error: {
      code: "unsupported_intent",
      message: "Nothing was done. “leave them a review”: reviews are written by buyers, on their order's page.",
      understood: ["Read the profile of @harbour-type"],
    },
  },
  "agent_run.waiting": {
    waiting_for: {
      approval_id: "apr_01k5s3v9n6e8wbr4q2ycx7th0d",
      approve_url: "https://guildhall.example/approvals#apr_01k5s3v9n6e8wbr4q2ycx7th0d",
      since: "2026-11-20T09:30:00.000Z",
    },
  },
  "booking.canceled": { title: "A first call", status: "CANCELED", ends_at: "2026-11-20T10:15:00.000Z" },
  "booking.created": { title: "A first call", ends_at: "2026-11-20T10:15:00.000Z" },
  "booking.rescheduled": {
    title: "A first call",
    ends_at: "2026-11-20T10:15:00.000Z",
    previous_starts_at: "2026-11-19T13:00:00.000Z",
  },
  "checkout.expired": { status: "EXPIRED" },
  "intro.declined": { status: "DECLINED" },
  "membership.canceled": { status: "CANCELED" },
  "order.brief_submitted": {
    status: "PAID",
    brief: {
      status: "SUBMITTED",
      summary: "A mark for a type foundry by the sea.",
      requirements: EXAMPLE_PRODUCT.requirements,
      answers: { "company-name": "Harbour Type" },
      missing: [],
      attachments: [
        { id: "file_01k5s3v9n6e8wbr4q2ycx7th0d", name: "sketches.pdf", size_bytes: 48_213, url: EXAMPLE_FILE_URL },
      ],
      submitted_at: "2026-11-20T09:30:00.000Z",
      updated_at: "2026-11-20T09:30:00.000Z",
    },
    changed: false,
    due_at: "2026-12-11T09:30:00.000Z",
  },
  "approval.requested": { kind: "checkout", status: "WAITING", reason: null, change: null, signed_by: null },
  "approval.changed": { kind: "checkout", status: "WAITING", reason: null, signed_by: null },
  "approval.approved": { kind: "checkout", status: "APPROVED", reason: null, change: null, signed_by: null },
  "approval.refused": {
    kind: "checkout",
    status: "REFUSED",
    reason: "Too dear for a draft. Take the small package.",
    change: null,
    signed_by: null,
  },
  "approval.lapsed": { kind: "checkout", status: "LAPSED", reason: null, change: null, signed_by: null },
  "order.cancel_declined": { status: "PAID", reason: "The work is nearly done." },
  "order.cancel_requested": {
    status: "PAID",
    reason: "The launch was called off.",
    answer_by: "2026-11-22T09:30:00.000Z",
  },
  "order.canceled": { status: "CANCELED", note: "The dates no longer work for us." },
  "order.completed": { status: "COMPLETED" },
  "order.delivered": { status: "DELIVERED" },
  "order.disputed": { status: "DISPUTED", reason: "The files that were agreed on are not among those delivered." },
  "order.due_date_changed": {
    status: "PAID",
    due_at: "2026-12-18T09:30:00.000Z",
    previous_due_at: "2026-12-11T09:30:00.000Z",
    reason: "The printer closes for a week.",
  },
  "order.due_date_declined": {
    status: "PAID",
    due_at: "2026-12-11T09:30:00.000Z",
    proposed_due_at: "2026-12-18T09:30:00.000Z",
    reason: "The printer closes for a week.",
  },
  "order.due_date_proposed": {
    status: "PAID",
    due_at: "2026-12-11T09:30:00.000Z",
    proposed_due_at: "2026-12-18T09:30:00.000Z",
    reason: "The printer closes for a week.",
  },
  "order.paid": { status: "PAID" },
  "order.refunded": { status: "REFUNDED", refund_cents: 120_000, refunded_cents: 120_000 },
  "order.refund_failed": { status: "REFUNDED", refund_cents: 120_000, refunded_cents: 0 },
  "order.resumed": { status: "PAID", due_at: "2026-12-18T09:30:00.000Z" },
  "order.revision_requested": { status: "REVISION_REQUESTED", note: "Could the second direction be a little warmer?" },
  "order.settlement_proposed": { status: "DISPUTED", kind: "refund_part", refund_cents: 5_000, due_at: null },
  "order.statement_added": { status: "DISPUTED", body: "The archive was empty." },
  "order.tipped": { status: "COMPLETED", tip_cents: 1_000 },
  "purchase.quote_updated": { status: "OFFERED", order_id: null, note: null, declined_by: null },
  "purchase.updated": { change: "order.delivered", status: "DELIVERED" },
  "review.created": { title: "Calm, quick and exact" },
  "review.updated": { title: "Calm, quick and exact, as before" },
  "review.replied": { body: "Thank you, Noor. It was a pleasure to work on this." },
};

/** Realistic data of a kind of event, made from its schema: the same each time, and fit to be sent as a test. */
export function exampleData<K extends EventKind>(kind: K): EventData<K> {
  const schema = schemaOf(EVENTS[kind]);
  const data = sampleOf(schema, "", schema.$defs ?? {}) as Record<string, unknown>;
  return EVENTS[kind].parse({ ...data, ...OF_KIND[kind] }) as EventData<K>;
}

/** A whole body of a kind, as an endpoint would get it. */
export function exampleBody(kind: EventKind): Record<string, unknown> {
  return { id: "evt_01k5s3v9n6e8wbr4q2ycx7th0d", type: kind, created_at: MOMENT, data: exampleData(kind) };
}

/** The JSON Schema of a kind's body. */
export function bodySchema(kind: EventKind): Record<string, unknown> {
  return schemaOf(eventEnvelope(kind)) as Record<string, unknown>;
}

function schemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: "output", reused: "inline" }) as Schema;
}

function sampleOf(schema: Schema, name: string, defs: Record<string, Schema>): unknown {
  if (schema.$ref) return sampleOf(defs[schema.$ref.slice("#/$defs/".length)] ?? {}, name, defs);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    return Object.fromEntries(fields.map(([field, inner]) => [field, sampleOf(inner, field, defs)]));
  }
  if (schema.anyOf) return sampleOf(schema.anyOf.find(({ type }) => type !== "null") ?? {}, name, defs);
  if (schema.format === "date") return MOMENT.slice(0, 10);
  if (Object.hasOwn(SAMPLES, name) && fits(SAMPLES[name], schema)) return SAMPLES[name];
  if (schema.format === "date-time") return MOMENT;
  if (schema.example !== undefined) return schema.example;
  if (schema.type === "array") return schema.items ? [sampleOf(schema.items, name, defs)] : [];
  if (schema.type === "integer" || schema.type === "number") return Math.max(1, schema.minimum ?? 1);
  if (schema.type === "boolean") return true;
  return schema.format === "uri" ? "https://example.com" : name.replaceAll("_", " ");
}

function fits(sample: unknown, { pattern }: Schema): boolean {
  return pattern === undefined || new RegExp(pattern).test(String(sample));
}
