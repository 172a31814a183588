import { Event, EventQuery, listEvents } from "@/lib/contracts/developers/events/event-log";
import {
  createWebhookEndpoint,
  disableWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  updateWebhookEndpoint,
  WebhookEndpoint,
  WebhookEndpointWithSecret,
} from "@/lib/contracts/developers/webhooks/webhooks";
import { disableEndpoint } from "@/lib/domain/developers/webhooks/activation/disable-endpoint";
import { updateEndpoint } from "@/lib/domain/developers/webhooks/activation/update-endpoint";
import { createEndpoint } from "@/lib/domain/developers/webhooks/endpoints/create-endpoint";
import { endpointsByIds } from "@/lib/domain/developers/webhooks/endpoints/endpoints-by-ids";
import { listEndpoints } from "@/lib/domain/developers/webhooks/endpoints/read";
import { rotateSecret } from "@/lib/domain/developers/webhooks/endpoints/rotate-secret";
import { listEvents as readEvents } from "@/lib/domain/developers/webhooks/events/events";
import { eventsByIds } from "@/lib/domain/developers/webhooks/events/events-by-ids";
import { mutationOf } from "../rendering/mutations";
import { fieldOf, nodeOf } from "../rendering/objects";
import { oneOf, pagesOf } from "../rendering/queries";

const { secret } = WebhookEndpointWithSecret.shape;

/** Webhook endpoints, and the events that are sent to them. */
export function defineWebhooks(): void {
  nodeOf("WebhookEndpoint", WebhookEndpoint, { needs: listWebhookEndpoints, read: endpointsByIds });
  nodeOf("Event", Event, { needs: listEvents, read: eventsByIds });
  pagesOf("webhookEndpoints", listWebhookEndpoints, listEndpoints);
  // `after` is a cursor here, which does what the id does in REST
  pagesOf("events", { ...listEvents, query: EventQuery.omit({ after: true }) }, readEvents);
  mutationOf("createWebhookEndpoint", createWebhookEndpoint, (ctx, { body }) => createEndpoint(ctx, body), {
    view: WebhookEndpoint,
    also: (t) => ({ secret: fieldOf(t, secret.nullable(), ({ view }) => view?.secret) }),
  });
  oneOf("webhookEndpoint", WebhookEndpoint, getWebhookEndpoint, endpointsByIds, "One of yours; null for any other.");
  mutationOf("updateWebhookEndpoint", updateWebhookEndpoint, (ctx, { id, body }) => updateEndpoint(ctx, id, body));
  mutationOf("rotateWebhookSecret", rotateWebhookSecret, (ctx, { id }) => rotateSecret(ctx, id), {
    view: WebhookEndpoint,
    also: (t) => ({ secret: fieldOf(t, secret.nullable(), ({ view }) => view?.secret) }),
  });
  mutationOf("disableWebhookEndpoint", disableWebhookEndpoint, (ctx, { id }) => disableEndpoint(ctx, id));
}
