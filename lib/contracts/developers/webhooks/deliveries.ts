import { z } from "zod";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { PageQuery, pageOf, Timestamp } from "../../values/page";
import { TimeRangeQuery } from "../../values/time-range";
import { EventKind } from "../events/events";
import { EndpointParams } from "./webhooks";

export const DELIVERY_STATES = ["PENDING", "ATTEMPTING", "SUCCEEDED", "DEAD_LETTER", "SKIPPED"] as const;

export const DeliveryState = growing(DELIVERY_STATES, "a delivery that has not ended");

/** How many deliveries one call may replay. */
export const MAX_SELECTION = 100;

const ATTEMPT_SUMMARY = {
  number: z.int().min(1).meta({ description: "Number of the attempt, 1 to 7." }),
  started_at: Timestamp.meta({ description: "When the attempt began." }),
  latency_ms: z.int().meta({ description: "How long it took until the answer, or until it failed, in milliseconds." }),
  status: z.int().nullable().meta({ description: "HTTP status of the answer; null when none came." }),
  error: z.string().nullable().meta({ description: "Why no answer came; null when one did." }),
};

export const Delivery = z
  .object({
    id: idOf("del").meta({ description: "Identifier with the prefix `del_`, the `Service-Delivery` header." }),
    endpoint_id: idOf("whe").meta({ description: "Identifier of the endpoint that it goes to." }),
    event_id: idOf("evt").meta({
      description: "Identifier of the event, the `Service-Idempotency-Key` header; a replay has the same.",
    }),
    event_type: z.string().meta({ description: "The event's kind.", example: "order.paid" }),
    state: DeliveryState.meta({
      description:
        "Where the delivery stands: `PENDING` waits for its next attempt, `DEAD_LETTER` failed for good, `SKIPPED` met a disabled endpoint.",
    }),
    trigger: growing(["event", "manual", "test"], "`manual`").meta({
      description: "Why it is sent: the event itself, a replay by hand, or a test.",
    }),
    attempt_count: z.int().meta({ description: "How many attempts were made, 0 to 7." }),
    next_attempt_at: Timestamp.nullable().meta({
      description: "When it is due; null while it is being sent, and when nothing more is.",
    }),
    last_attempt: z
      .object(ATTEMPT_SUMMARY)
      .meta({ description: "What came of an attempt." })
      .nullable()
      .meta({ description: "The last attempt; null before the first." }),
    created_at: Timestamp.meta({ description: "When the delivery was made." }),
    completed_at: Timestamp.nullable().meta({
      description: "When it arrived, failed for good or was skipped; null before.",
    }),
  })
  .meta({ id: "WebhookDelivery", description: "One event on its way to one endpoint." });

export type DeliveryView = z.infer<typeof Delivery>;

const HeaderBag = z.record(z.string(), z.string());

export const DeliveryAttempt = z
  .object({
    id: idOf("att"),
    ...ATTEMPT_SUMMARY,
    url: z.string().nullable().meta({ description: "URL that it was sent to; null when that is not on record." }),
    request_headers: HeaderBag.meta({
      description: "Headers as they were sent; the values of your own headers are hidden.",
    }),
    response_headers: HeaderBag.nullable().meta({
      description: "Headers of the answer, kept for 30 days; null after that, and when no answer came.",
    }),
    response_body: z.string().nullable().meta({
      description: "The first 4 KiB of the answer, kept for 30 days; null after that, and when no answer came.",
    }),
  })
  .meta({ id: "WebhookDeliveryAttempt", description: "One attempt at a delivery: what was sent, and what came back." });

export type DeliveryAttemptView = z.infer<typeof DeliveryAttempt>;

export const DeliveryDetail = Delivery.extend({
  url: z.string().meta({ description: "URL of the endpoint now." }),
  request_body: z.string().meta({
    description:
      "The very bytes that are signed and sent, the same in every attempt. Empty of a replay that has outlived its event.",
  }),
  attempts: z.array(DeliveryAttempt).meta({ description: "Every attempt, oldest first." }),
}).meta({ id: "WebhookDeliveryDetail", description: "A delivery with its body and every attempt." });

export type DeliveryDetailView = z.infer<typeof DeliveryDetail>;

export const DeliveryParams = z.object({ id: idOf("del") });

export const DeliveryQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  state: DeliveryState.optional().meta({ description: "Only deliveries in this state.", example: "DEAD_LETTER" }),
  event_type: EventKind.optional().meta({ description: "Only events of this kind.", example: "order.paid" }),
  event_id: idOf("evt")
    .optional()
    .meta({ description: "Only deliveries of this event: the first one and its replays." }),
});

export type DeliveryQuery = z.output<typeof DeliveryQuery>;

export const DeliverySelection = z
  .strictObject({
    delivery_ids: z
      .array(idOf("del"))
      .min(1, "choose at least one")
      .max(MAX_SELECTION)
      .meta({ description: `The deliveries to replay, 1 to ${MAX_SELECTION}.` }),
  })
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
  touches: "split",
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
  touches: "split",
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
  touches: "split",
  scope: "webhooks:write",
  tier: "FREE",
  status: 201,
  location: ({ id }) => `/api/v1/webhooks/deliveries/${id}`,
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
  touches: "split",
  scope: "webhooks:write",
  tier: "FREE",
  status: 201,
  body: DeliverySelection,
  response: z
    .object({ data: z.array(Delivery).meta({ description: "The new deliveries, in the order that was asked for." }) })
    .meta({ id: "WebhookDeliveries", description: "Deliveries that were made by a replay." }),
  example: { body: { delivery_ids: [EXAMPLE.id] }, response: { data: [EXAMPLE_NEW_DELIVERY] } },
  errors: ["not_found", "invalid_state_transition"],
});
