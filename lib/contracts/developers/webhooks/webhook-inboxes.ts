import { z } from "zod";
import { operation } from "../../operation";
import { idOf } from "../../values/ids";
import { pageOf, Timestamp } from "../../values/page";
import { EndpointParams, NewWebhookEndpoint, WebhookEndpointWithSecret } from "./webhooks";

/** How long a caller may wait for a message, in seconds: under the idle limits of common proxies. */
export const MAX_WAIT_SECONDS = 25;

/** An endpoint that the service receives itself: as any other, but for its address, which is ours. */
export const NewWebhookInbox = NewWebhookEndpoint.pick({ description: true, event_types: true })
  .extend({
    session: z.boolean().default(false).meta({
      description:
        "A listening session: it lives while its messages are read, two minutes at most without, is not listed with the account's endpoints, takes no place of the plan, fires no event of `webhook_endpoint.*`, and is signed with the same secret every time, of an app one of its own.",
    }),
  })
  .meta({ id: "NewWebhookInbox" });

export type NewWebhookInbox = z.output<typeof NewWebhookInbox>;

export const InboxMessage = z
  .object({
    id: idOf("inb"),
    delivery_id: z.string().meta({ description: "The `Service-Delivery` header." }),
    event_id: z.string().meta({ description: "Identifier of the event, the `Service-Idempotency-Key` header." }),
    event_type: z.string().meta({ description: "The event's kind.", example: "order.paid" }),
    repeated: z.boolean().meta({ description: "Whether the same event had arrived before." }),
    headers: z
      .record(z.string(), z.string())
      .meta({ description: "The content type, the user agent and `Service-*` as they came, names in lower case." }),
    body: z.string().meta({ description: "The very bytes that `Service-Signature` was made of." }),
    received_at: Timestamp.meta({ description: "When it arrived." }),
  })
  .meta({ id: "WebhookInboxMessage", description: "A delivery as an inbox received it." });

export type InboxMessage = z.infer<typeof InboxMessage>;

export const InboxQuery = z.object({
  after: idOf("inb").optional().meta({ description: "Only messages whose id sorts after this one." }),
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_WAIT_SECONDS)
    .default(0)
    .meta({ description: "Seconds to wait for a message while there is none, 0 to 25; 0 unless told.", example: 5 }),
});

export type InboxQuery = z.output<typeof InboxQuery>;

const SECRET = "whsec_9fQ2b1Vn0cJm5pTqX8sYw4uEo7aKdLr3hZgNiMfPxB0=";

export const createWebhookInbox = operation({
  id: "createWebhookInbox",
  method: "POST",
  path: "/v1/webhooks/inboxes",
  summary: "Create a built-in inbox",
  description:
    "A webhook endpoint that the service receives itself: a place to see deliveries, or to fetch and forward them, without a public address. It is listed, changed, tested and disabled like any other. The answer holds the signing secret, this once.",
  tag: "Webhooks",
  touches: "split",
  scope: "webhooks:write",
  tier: "FREE",
  status: 201,
  location: ({ id }) => `/api/v1/webhooks/endpoints/${id}`,
  body: NewWebhookInbox,
  response: WebhookEndpointWithSecret,
  example: {
    body: { description: "My laptop", event_types: ["order.paid"] },
    response: {
      id: "whe_01k5s3v9n6e8wbr4q2ycx7th0d",
      app_id: null,
      url: "https://guildhall.example/api/inbox/7VZ0pBq3mXcR5dLwT9sKfY2nHj4gEu1a",
      description: "My laptop",
      event_types: ["order.paid"],
      status: "enabled",
      disabled_reason: null,
      consecutive_dead_letters: 0,
      secret_prefix: "whsec_9fQ2",
      previous_secret_until: null,
      header_names: [],
      metadata: {},
      created_at: "2026-11-20T09:30:00.000Z",
      secret: SECRET,
    },
  },
  errors: ["quota_exceeded", "conflict"],
  secret: true,
});

export const listInboxMessages = operation({
  id: "listInboxMessages",
  method: "GET",
  path: "/v1/webhooks/endpoints/{id}/messages",
  summary: "Read what an inbox received",
  description:
    "Newest first, the last 50 of the last 7 days, on one page. Deliveries that arrive together may be written in another order than their ids: ask again from some seconds back, and leave out what you know.",
  tag: "Webhooks",
  touches: "split",
  scope: "webhooks:read",
  tier: "FREE",
  status: 200,
  params: EndpointParams,
  query: InboxQuery,
  response: pageOf(InboxMessage).meta({ id: "WebhookInboxMessageList" }),
  example: {
    response: {
      data: [
        {
          id: "inb_01k5s4a2rdfq1vm7c4x9wkz3ht",
          delivery_id: "del_01k5s3v9n6e8wbr4q2ycx7th0d",
          event_id: "evt_01k5s3v9n6e8wbr4q2ycx7th0d",
          event_type: "post.created",
          repeated: false,
          headers: { "content-type": "application/json", "service-signature": `t=1795167000,v1=${"5f".repeat(32)}` },
          body: '{"id":"evt_01k5s3v9n6e8wbr4q2ycx7th0d","type":"post.created","created_at":"2026-11-20T09:30:00.000Z","data":{"id":"post_01k5s3v9n6e8wbr4q2ycx7th0d","slug":"hello","title":"Hello"}}',
          received_at: "2026-11-20T09:30:00.512Z",
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
  errors: ["not_found"],
});
