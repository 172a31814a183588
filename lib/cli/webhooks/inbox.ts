import type { components, GuildhallClient } from "@/lib/sdk/index";

type Endpoint = components["schemas"]["WebhookEndpoint"];
export type Message = components["schemas"]["WebhookInboxMessage"];
export type EventKind = NonNullable<components["schemas"]["TestWebhookEvent"]["event_type"]>;

/** An endpoint that the service receives itself, for the time that somebody listens. */
export type OpenInbox = { id: string; secret: string };

const ABOUT = "guildhall webhooks listen";
const OURS = /\/api\/inbox\/[^/]+$/;

/** Whether an endpoint is one that `webhooks listen` made. */
export function isListening({ description, url }: Pick<Endpoint, "description" | "url">): boolean {
  return description === ABOUT && OURS.test(url);
}

/**
 * Opens an inbox: one that an earlier `listen` left disabled, with a new secret, else a new one. So a person who listens every day has one
 * such endpoint, and two terminals have two.
 */
export async function openInbox(api: GuildhallClient, events: EventKind[] = []): Promise<OpenInbox> {
  const event_types = events.length > 0 ? events : ["*" as const];
  const { data } = await api.get("/v1/webhooks/endpoints", { params: { query: { limit: 100 } } });
  const left = data.find((endpoint) => isListening(endpoint) && endpoint.status === "disabled");
  if (!left) return api.post("/v1/webhooks/inboxes", { body: { description: ABOUT, event_types } });
  const params = { path: { id: left.id } };
  await api.patch("/v1/webhooks/endpoints/{id}", { params, body: { event_types, status: "enabled" } });
  return api.post("/v1/webhooks/endpoints/{id}/rotate-secret", { params });
}

/** Stops deliveries to an inbox; it stays, disabled, and takes no place of the plan. */
export async function closeInbox(api: GuildhallClient, id: string): Promise<void> {
  await api.delete("/v1/webhooks/endpoints/{id}", { params: { path: { id } } });
}
