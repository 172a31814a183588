import { z } from "zod";
import { operation } from "../operation";
import { pageOf } from "../values/page";
import { EVENT_KINDS } from "./events/events";
import { Delivery, EXAMPLE_NEW_DELIVERY } from "./webhooks/deliveries";
import { EndpointParams } from "./webhooks/webhooks";

export const EventType = z
  .object({
    event_type: z.string().meta({ description: "Name of the kind.", example: "post.created" }),
    description: z.string().meta({ description: "When an event of this kind is sent, in a sentence." }),
    schema: z.record(z.string(), z.unknown()).meta({ description: "JSON Schema (2020-12) of a delivery's body." }),
    example: z
      .record(z.string(), z.unknown())
      .meta({ description: "A body that fits it; test events hold its `data`." }),
  })
  .meta({ id: "EventType", description: "A kind of event." });

export type EventTypeView = z.infer<typeof EventType>;

export const listEventTypes = operation({
  id: "listEventTypes",
  method: "GET",
  path: "/v1/webhooks/event-types",
  summary: "List the kinds of events",
  description: "What an endpoint can hear of. All of them in one page.",
  tag: "Webhooks",
  touches: "shared",
  scope: "public",
  tier: "FREE",
  status: 200,
  response: pageOf(EventType).meta({ id: "EventTypePage" }),
  cache: { maxAge: 300 },
  constant: true,
  example: {
    response: {
      data: [
        {
          event_type: "post.created",
          description: "A post was published.",
          schema: { type: "object", properties: { id: { type: "string" } } },
          example: {
            id: "evt_01k5s3v9n6e8wbr4q2ycx7th0d",
            type: "post.created",
            created_at: "2026-11-20T09:30:00.000Z",
            data: { id: "post_01k5s3v9n6e8wbr4q2ycx7th0d", slug: "hello", title: "Hello" },
          },
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
});

export const TestEvent = z
  .strictObject({
    event_type: z
      .enum(EVENT_KINDS, {
        error: "must be a kind of event, such as order.paid; GET /v1/webhooks/event-types lists them",
      })
      .default("ping")
      .meta({ description: "Kind of event to send; `ping` unless told." }),
  })
  .meta({ id: "TestWebhookEvent" });

export type TestEvent = z.output<typeof TestEvent>;

export const sendTestEvent = operation({
  id: "sendTestEvent",
  method: "POST",
  path: "/v1/webhooks/endpoints/{id}/test",
  summary: "Send a test event",
  description:
    "Sends the example of a kind, signed and retried like a real event, to this endpoint alone, whichever kinds it listens to. `/v1/events` does not list it.",
  tag: "Webhooks",
  touches: "split",
  scope: "webhooks:write",
  tier: "FREE",
  status: 201,
  location: ({ id }) => `/api/v1/webhooks/deliveries/${id}`,
  params: EndpointParams,
  body: TestEvent,
  response: Delivery,
  example: { body: { event_type: "post.created" }, response: { ...EXAMPLE_NEW_DELIVERY, trigger: "test" } },
  errors: ["not_found", "invalid_state_transition"],
});
