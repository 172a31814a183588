import { z } from "zod";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { Metadata, MetadataPatch, NewMetadata } from "../../values/metadata";
import { PageQuery, pageOf, Timestamp } from "../../values/page";
import { text } from "../../values/text";
import { EVENT_KINDS, EventKind } from "../events/events";
import { CustomHeaders, CustomHeadersPatch } from "./webhook-headers";

const EventFilter = z.union([z.literal("*"), EventKind], {
  error: "must be a kind of event, such as order.paid, or * for all of them; GET /v1/webhooks/event-types lists them",
});

/** Every kind and `*`: what an endpoint answers is taken back. */
const MOST_KINDS = EVENT_KINDS.length + 1;

export const WebhookEndpoint = z
  .object({
    id: idOf("whe"),
    app_id: z
      .string()
      .nullable()
      .meta({ description: "The app whose endpoint it is, for everybody who let it in; null for your own events." }),
    url: z.string().meta({ description: "URL of the receiver." }),
    description: z.string().meta({ description: "The owner's note; may be empty." }),
    event_types: z.array(z.string()).meta({
      description:
        "Kinds of events that are sent to it; `*` for all. What an app makes hears of what its scopes let it read.",
    }),
    status: growing(["enabled", "disabled"], "an endpoint that receives nothing").meta({
      description: "Whether events are sent to it.",
    }),
    disabled_reason: z.string().nullable().meta({
      description:
        "Why it is disabled: `owner`, `consecutive_dead_letters`, `access_ended` (the access of the app or the key that made it is over: it was taken back, reported or disabled, or its time ran out), or another reason; null while it is enabled.",
    }),
    consecutive_dead_letters: z
      .int()
      .meta({ description: "Deliveries in a row that failed for good; 50 disable the endpoint." }),
    secret_prefix: z.string().meta({ description: "The first characters of the signing secret." }),
    previous_secret_until: Timestamp.nullable().meta({
      description: "Until when deliveries are signed with the former secret too, after a rotation; null without one.",
    }),
    header_names: z.array(z.string()).meta({ description: "Headers of yours that are sent too; never their values." }),
    metadata: Metadata,
    created_at: Timestamp.meta({ description: "When it was registered." }),
  })
  .meta({ id: "WebhookEndpoint", description: "Where events of a creator are sent." });

export type WebhookEndpointView = z.infer<typeof WebhookEndpoint>;

/** At creation and rotation only: the signing secret, shown this once. */
export const WebhookEndpointWithSecret = WebhookEndpoint.extend({
  secret: z.string().meta({
    description: "The signing secret. It is not shown again, except to a repeat with the same idempotency key.",
  }),
}).meta({ id: "WebhookEndpointWithSecret" });

const FIELDS = {
  url: z.string().min(1, "give the address of your receiver").max(2048).meta({
    description: "URL of the receiver, https and of a public host.",
    example: "https://example.com/hooks/guildhall",
  }),
  description: text(200, { trim: true }).meta({ description: "A note of your own, at most 200 characters." }),
  event_types: z
    .array(EventFilter)
    .min(1)
    .max(MOST_KINDS)
    .meta({ description: "Kinds of events to send to it, as many as there are; `*` for all." }),
};

export const NewWebhookEndpoint = z
  .strictObject({
    app_id: idOf("oac").optional().meta({
      description:
        "An app of yours: the endpoint hears of everybody who let it in, as far as the scopes go that they granted, and its envelopes name the `creator`. Left out: of your own account.",
      example: "oac_01k5s3v9n6e8wbr4q2ycx7th0d",
    }),
    url: FIELDS.url,
    description: FIELDS.description.default(""),
    event_types: FIELDS.event_types
      .default(["*"])
      .meta({ description: "Kinds of events to send to it, as many as there are; `*` for all. Left out: all." }),
    headers: CustomHeaders.optional(),
    metadata: NewMetadata.optional(),
  })
  .meta({ id: "NewWebhookEndpoint", description: "A receiver of events." });

export type NewWebhookEndpoint = z.output<typeof NewWebhookEndpoint>;

/** What an owner changes of an endpoint. What is left out stays. */
export const WebhookEndpointPatch = z
  .strictObject({
    ...FIELDS,
    headers: CustomHeadersPatch,
    metadata: MetadataPatch,
    status: z.enum(["enabled", "disabled"]).meta({ description: "Whether events are to be sent to it." }),
  })
  .partial()
  .meta({ id: "WebhookEndpointPatch" });

export type WebhookEndpointPatch = z.output<typeof WebhookEndpointPatch>;

export const EndpointParams = z.object({ id: idOf("whe") });

const EXAMPLE_ENDPOINT = {
  id: "whe_01k5s3v9n6e8wbr4q2ycx7th0d",
  app_id: null,
  url: "https://example.com/hooks/guildhall",
  description: "Orders to the studio's board",
  event_types: ["order.paid", "review.created"],
  status: "enabled",
  disabled_reason: null,
  consecutive_dead_letters: 0,
  secret_prefix: "whsec_9fQ2",
  previous_secret_until: null,
  header_names: ["Authorization"],
  metadata: { board: "studio" },
  created_at: "2026-11-20T09:30:00.000Z",
} as const;

export const EndpointQuery = PageQuery.extend({
  app_id: idOf("oac").optional().meta({ description: "Only endpoints of this app." }),
  session: z
    .stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" })
    .default(false)
    .meta({
      override: { type: "boolean", default: false },
      description: "True: the listening sessions that are open, instead of the account's endpoints.",
    }),
});

export const listWebhookEndpoints = operation({
  id: "listWebhookEndpoints",
  method: "GET",
  path: "/v1/webhooks/endpoints",
  summary: "List your webhook endpoints",
  tag: "Webhooks",
  touches: "split",
  scope: "webhooks:read",
  tier: "FREE",
  status: 200,
  query: EndpointQuery,
  response: pageOf(WebhookEndpoint).meta({ id: "WebhookEndpointPage" }),
  example: { response: { data: [EXAMPLE_ENDPOINT], has_more: false, next_cursor: null } },
  errors: ["invalid_cursor"],
});

export const createWebhookEndpoint = operation({
  id: "createWebhookEndpoint",
  method: "POST",
  path: "/v1/webhooks/endpoints",
  summary: "Create a webhook endpoint",
  description: "The answer holds the signing secret, this once.",
  tag: "Webhooks",
  touches: "split",
  scope: "webhooks:write",
  tier: "FREE",
  status: 201,
  location: ({ id }) => `/api/v1/webhooks/endpoints/${id}`,
  body: NewWebhookEndpoint,
  response: WebhookEndpointWithSecret,
  example: {
    body: {
      url: EXAMPLE_ENDPOINT.url,
      description: EXAMPLE_ENDPOINT.description,
      event_types: EXAMPLE_ENDPOINT.event_types,
      headers: { Authorization: "Basic Z3VpbGQ6aGFsbA==" },
    },
    response: { ...EXAMPLE_ENDPOINT, secret: "whsec_9fQ2b1Vn0cJm5pTqX8sYw4uEo7aKdLr3hZgNiMfPxB0=" },
  },
  errors: ["quota_exceeded"],
  secret: true,
});

export const getWebhookEndpoint = operation({
  id: "getWebhookEndpoint",
  method: "GET",
  path: "/v1/webhooks/endpoints/{id}",
  summary: "Read a webhook endpoint",
  tag: "Webhooks",
  touches: "split",
  scope: "webhooks:read",
  tier: "FREE",
  status: 200,
  params: EndpointParams,
  response: WebhookEndpoint,
  example: { response: EXAMPLE_ENDPOINT },
  errors: ["not_found"],
});

export const updateWebhookEndpoint = operation({
  id: "updateWebhookEndpoint",
  method: "PATCH",
  path: "/v1/webhooks/endpoints/{id}",
  summary: "Change a webhook endpoint",
  description:
    "Send what changes; the rest stays. `status: enabled` turns a disabled endpoint on again and forgets its dead letters: what it missed can be recovered. What is being sent at this moment still goes as it was.",
  tag: "Webhooks",
  touches: "split",
  scope: "webhooks:write",
  tier: "FREE",
  status: 200,
  params: EndpointParams,
  body: WebhookEndpointPatch,
  response: WebhookEndpoint,
  example: {
    body: { event_types: ["order.paid"], status: "enabled", headers: { "X-Tenant": "studio", Authorization: null } },
    response: { ...EXAMPLE_ENDPOINT, event_types: ["order.paid"], header_names: ["X-Tenant"] },
  },
  errors: ["not_found", "quota_exceeded"],
});

export const rotateWebhookSecret = operation({
  id: "rotateWebhookSecret",
  method: "POST",
  path: "/v1/webhooks/endpoints/{id}/rotate-secret",
  summary: "Rotate an endpoint's signing secret",
  description:
    "The answer holds the new secret, this once. For 24 hours the former one also signs: deliveries carry one `v1` for each. At most three secrets sign: a third rotation within 24 hours ends the oldest at once.",
  tag: "Webhooks",
  touches: "split",
  scope: "webhooks:write",
  tier: "FREE",
  status: 200,
  params: EndpointParams,
  response: WebhookEndpointWithSecret,
  example: {
    response: {
      ...EXAMPLE_ENDPOINT,
      secret_prefix: "whsec_Kd4w",
      previous_secret_until: "2026-11-23T16:05:12.000Z",
      secret: "whsec_Kd4wb1Vn0cJm5pTqX8sYw4uEo7aKdLr3hZgNiMfPxB0=",
    },
  },
  errors: ["not_found"],
  secret: true,
});

export const disableWebhookEndpoint = operation({
  id: "disableWebhookEndpoint",
  method: "DELETE",
  path: "/v1/webhooks/endpoints/{id}",
  summary: "Disable a webhook endpoint",
  description: "Deliveries to it stop; the endpoint and its history stay.",
  tag: "Webhooks",
  touches: "split",
  scope: "webhooks:write",
  tier: "FREE",
  status: 200,
  params: EndpointParams,
  response: WebhookEndpoint,
  example: { response: { ...EXAMPLE_ENDPOINT, status: "disabled", disabled_reason: "owner" } },
  errors: ["not_found"],
});
