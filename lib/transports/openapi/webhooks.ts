import type { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";
import { EVENT_KINDS, type EventKind, eventEnvelope } from "@/lib/contracts/developers/events/events";
import { exampleBody } from "@/lib/domain/developers/webhooks/events/event-example";
import { examplesOf } from "./responses";

/** Headers of a delivery. Told in docs/guides/webhooks.md. */
const DELIVERY_HEADERS = [
  ["Service-Event", "The event's kind.", "post.created"],
  ["Service-Delivery", "`del_…`, unique per delivery.", "del_01k5s3v9n6e8wbr4q2ycx7th0d"],
  [
    "Service-Signature",
    "`t=<unix seconds>,v1=<hex>`: HMAC-SHA256 of `{t}.{raw body}` with the endpoint's signing secret; two `v1` during a rotation. Refuse a `t` older than 300 s.",
    "t=1795167000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
  ],
  [
    "Service-Idempotency-Key",
    "The event's id, the same in every attempt and replay: deduplicate on it.",
    "evt_01k5s3v9n6e8wbr4q2ycx7th0d",
  ],
] as const;

const componentName = (header: string) => header.replaceAll("-", "");

/** The headers of a delivery, as `components.parameters` has them. */
export const DELIVERY_PARAMETERS = Object.fromEntries(
  DELIVERY_HEADERS.map(([name, description, example]) => [
    componentName(name),
    { name, in: "header" as const, required: true, description, schema: { type: "string" as const }, example },
  ]),
);

/** What a receiver answers, as `components.responses` has it. */
export const RECEIVED = { Received: { description: "Received." } };

/** `order.revision_requested` → `OrderRevisionRequestedEvent`. */
function eventName(kind: EventKind): string {
  return `${kind.replace(/(?:^|[._])(.)/g, (_, first) => first.toUpperCase())}Event`;
}

/** The body of each kind of delivery, as `components.schemas` has them. */
export const EVENT_SCHEMAS: Record<string, z.ZodType> = Object.fromEntries(
  EVENT_KINDS.map((kind) => [eventName(kind), eventEnvelope(kind)]),
);

/**
 * Any event, told apart by `type`. The event log's contract leaves `data` open, and this does not stand there: an event that is kept
 * in the shape of its day is answered, not refused.
 */
export function eventUnion() {
  const refs = EVENT_KINDS.map((kind) => [kind, `#/components/schemas/${eventName(kind)}`] as const);
  return {
    description: "An event, told apart by `type`. Types may be added: skip one that you do not know.",
    oneOf: refs.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName: "type", mapping: Object.fromEntries(refs) },
  };
}

/** What the service sends to a webhook endpoint when something of a kind happens. */
export function webhook(kind: EventKind): ZodOpenApiOperationObject {
  return {
    operationId: `on_${kind.replace(".", "_")}`,
    summary: `Sent when ${kind} happens`,
    description:
      "Answer any 2xx within 15 s. Anything else is a failure: 7 attempts, at 0 s, 30 s, 5 min, 30 min, 2 h, 12 h and 24 h.",
    tags: ["Webhooks"],
    security: [],
    parameters: DELIVERY_HEADERS.map(([name]) => ({ $ref: `#/components/parameters/${componentName(name)}` })),
    requestBody: {
      required: true,
      content: { "application/json": { schema: EVENT_SCHEMAS[eventName(kind)], ...examplesOf(exampleBody(kind)) } },
    },
    responses: { "2XX": { $ref: "#/components/responses/Received" } },
  };
}
