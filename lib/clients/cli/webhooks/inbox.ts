import { type components, type GuildhallClient, GuildhallError } from "@/lib/clients/sdk/index";

export type Message = components["schemas"]["WebhookInboxMessage"];
export type EventKind = NonNullable<components["schemas"]["TestWebhookEvent"]["event_type"]>;

/** A listening session: what the service receives itself for as long as somebody reads it. */
export type Session = { id: string; secret: string };

/** Opens a session; its signing secret is the same every time. */
export async function openSession(api: GuildhallClient, events: EventKind[] = []): Promise<Session> {
  const event_types = events.length > 0 ? events : ["*" as const];
  return api.post("/v1/webhooks/inboxes", {
    body: { description: "guildhall webhooks listen", event_types, session: true },
  });
}

/** The session that was opened last and is still read, by this program in another terminal. */
export async function latestSession(api: GuildhallClient): Promise<string | undefined> {
  const { data } = await api.get("/v1/webhooks/endpoints", { params: { query: { session: true, limit: 1 } } });
  return data[0]?.id;
}

/** Ends a session, with what it received, unless it has ended by itself. */
export async function endSession(api: GuildhallClient, id: string): Promise<void> {
  try {
    await api.delete("/v1/webhooks/endpoints/{id}", { params: { path: { id } } });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Whether the service knows no such session, or no more. */
export function isGone(error: unknown): boolean {
  return error instanceof GuildhallError && error.code === "not_found";
}
