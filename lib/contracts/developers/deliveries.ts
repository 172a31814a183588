import { z } from "zod";
import { growing } from "../growing";
import { idOf } from "../ids";
import { operation } from "../operation";
import { PageQuery, pageOf, Timestamp } from "../page";
import { TimeRangeQuery } from "../time-range";
import { EventKind } from "./events";
import { EndpointParams } from "./webhooks";

export const DELIVERY_STATES = ["PENDING", "ATTEMPTING", "SUCCEEDED", "DEAD_LETTER", "SKIPPED"] as const;

export const DeliveryState = growing(DELIVERY_STATES, "a delivery that has not ended");

/** How many deliveries one call may replay. */
export const MAX_SELECTION = 100;

const ATTEMPT_SUMMARY = {
  number: z.int().min(1).meta({ description: "1 to 7." }),
  started_at: Timestamp,
  latency_ms: z.int(),
  status: z.int().nullable().meta({ description: "HTTP status of the answer; null when none came." }),
  error: z.string().nullable().meta({ description: "Why no answer came." }),
};

export const Delivery = z
  .object({
    id: idOf("del").meta({ description: "The `Service-Delivery` header." }),
    endpoint_id: idOf("whe"),
    event_id: idOf("evt").meta({ description: "The `Service-Idempotency-Key` header; a replay has the same." }),
    event_type: z.string().meta({ example: "order.paid" }),
    state: DeliveryState,
    trigger: growing(["event", "manual", "test"], "`manual`"),
    attempt_count: z.int(),
    next_attempt_at: Timestamp.nullable().meta({
      description: "When it is due; null while it is being sent, and when nothing more is.",
    }),
    last_attempt: z.object(ATTEMPT_SUMMARY).nullable(),
    created_at: Timestamp,
    completed_at: Timestamp.nullable(),
  })
  .meta({ id: "WebhookDelivery" });

export type DeliveryView = z.infer<typeof Delivery>;

const HeaderBag = z.record(z.string(), z.string());

export const DeliveryAttempt = z
  .object({
    id: idOf("att"),
    ...ATTEMPT_SUMMARY,
    url: z.string().nullable(),
    request_headers: HeaderBag.meta({ description: "As they were sent; the values of your own headers are hidden." }),
    response_headers: HeaderBag.nullable().meta({ description: "Kept for 30 days." }),
    response_body: z.string().nullable().meta({ description: "Its first 4 KiB, kept for 30 days." }),
  })
  .meta({ id: "WebhookDeliveryAttempt" });

export type DeliveryAttemptView = z.infer<typeof DeliveryAttempt>;

export const DeliveryDetail = Delivery.extend({
  url: z.string().meta({ description: "Where the endpoint is now." }),
  request_body: z.string().meta({ description: "The very bytes that are signed and sent, the same in every attempt." }),
  attempts: z.array(DeliveryAttempt).meta({ description: "Oldest first." }),
}).meta({ id: "WebhookDeliveryDetail" });

export type DeliveryDetailView = z.infer<typeof DeliveryDetail>;

export const DeliveryParams = z.object({ id: idOf("del") });

export const DeliveryQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  state: DeliveryState.optional().meta({ description: "One state.", example: "DEAD_LETTER" }),
  event_type: EventKind.optional().meta({ description: "One kind.", example: "order.paid" }),
  event_id: idOf("evt").optional().meta({ description: "One event: its delivery and its replays." }),
});

export type DeliveryQuery = z.output<typeof DeliveryQuery>;

export const DeliverySelection = z
  .strictObject({ delivery_ids: z.array(idOf("del")).min(1, "choose at least one").max(MAX_SELECTION) })
  .meta({ id: "WebhookDeliverySelection" });

const ATTEMPT = {
  number: 1,
  started_at: "2026-11-20T09:30:00.412Z",
  latency_ms: 184,
  status: 503,
  error: null,
} as const;

const EXAMPLE = {
  id: "del_01k5s3v9n6e8wbr4q2ycx7th0d",
  endpoint_id: "whe_01k5s3v9n6e8wbr4q2ycx7th0d",
  event_id: "evt_01k5s3v9n6e8wbr4q2ycx7th0d",
  event_type: "post.created",
  state: "PENDING",
  trigger: "event",
  attempt_count: 1,
  next_attempt_at: "2026-11-20T09:30:30.412Z",
  last_attempt: ATTEMPT,
  created_at: "2026-11-20T09:30:00.000Z",
  completed_at: null,
} as const;

/** A delivery that was just made, as replays and tests answer it. */
export const EXAMPLE_NEW_DELIVERY = {
  ...EXAMPLE,
  id: "del_01k5s4a2rdfq1vm7c4x9wkz3ht",
  trigger: "manual",
  attempt_count: 0,
  next_attempt_at: "2026-11-20T10:02:11.000Z",
  last_attempt: null,
  created_at: "2026-11-20T10:02:11.000Z",
} as const;

export const listDeliveries = operation({
  id: "listDeliveries",
  method: "GET",
  path: "/v1/webhooks/endpoints/{id}/deliveries",
  summary: "List an endpoint's deliveries",
  description: "Newest first.",
  tag: "Webhooks",
  scope: "webhooks:read",
  tier: "FREE",
  status: 200,
  params: EndpointParams,
  query: DeliveryQuery,
  response: pageOf(Delivery).meta({ id: "WebhookDeliveryPage" }),
  example: { response: { data: [EXAMPLE], has_more: false, next_cursor: null } },
  errors: ["not_found", "invalid_cursor"],
});

export const getDelivery = operation({
  id: "getDelivery",
  method: "GET",
  path: "/v1/webhooks/deliveries/{id}",
  summary: "Read a delivery",
  description: "With its body and every attempt: what was sent, and what came back.",
  tag: "Webhooks",
  scope: "webhooks:read",
  tier: "FREE",
  status: 200,
  params: DeliveryParams,
  response: DeliveryDetail,
  example: {
    response: {
      ...EXAMPLE,
      url: "https://example.com/hooks/guildhall",
      request_body: `{"id":"${EXAMPLE.event_id}","type":"post.created","created_at":"2026-11-20T09:30:00.000Z","data":{"id":"post_01k5s3v9n6e8wbr4q2ycx7th0d","slug":"hello","title":"Hello"}}`,
      attempts: [
        {
          id: "att_01k5s3v9n6e8wbr4q2ycx7th0d",
          ...ATTEMPT,
          url: "https://example.com/hooks/guildhall",
          request_headers: {
            "Content-Type": "application/json",
            "Service-Event": "post.created",
            "Service-Delivery": EXAMPLE.id,
            "Service-Signature": "t=1795167000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
            "Service-Idempotency-Key": EXAMPLE.event_id,
          },
          response_headers: { "content-type": "text/plain" },
          response_body: "upstream is starting",
        },
      ],
    },
  },
  errors: ["not_found"],
});

export const replayDelivery = operation({
  id: "replayDelivery",
  method: "POST",
  path: "/v1/webhooks/deliveries/{id}/replay",
  summary: "Replay a delivery",
  description:
    "Sends its event once more, whatever became of it: a new delivery with the same body and the same `Service-Idempotency-Key`.",
  tag: "Webhooks",
  scope: "webhooks:write",
  tier: "FREE",
  status: 201,
  params: DeliveryParams,
  response: Delivery,
  example: { response: EXAMPLE_NEW_DELIVERY },
  errors: ["not_found", "invalid_state_transition"],
});

export const replayDeliveries = operation({
  id: "replayDeliveries",
  method: "POST",
  path: "/v1/webhooks/deliveries/replay",
  summary: "Replay deliveries",
  description: `Replays up to ${MAX_SELECTION} deliveries in the order given, all or none.`,
  tag: "Webhooks",
  scope: "webhooks:write",
  tier: "FREE",
  status: 201,
  body: DeliverySelection,
  response: z.object({ data: z.array(Delivery) }).meta({ id: "WebhookDeliveries" }),
  example: { body: { delivery_ids: [EXAMPLE.id] }, response: { data: [EXAMPLE_NEW_DELIVERY] } },
  errors: ["not_found", "invalid_state_transition"],
});
