"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionState, action } from "@/lib/actions/action";
import { EndpointParams, NewWebhookEndpoint, type WebhookEndpointView } from "@/lib/contracts/webhooks";
import { createEndpoint } from "@/lib/webhooks/create-endpoint";
import { disableEndpoint } from "@/lib/webhooks/disable-endpoint";
import { openInbox } from "@/lib/webhooks/inbox/create";
import { EventTypesField } from "./event-types-field";

const EndpointForm = NewWebhookEndpoint.pick({ url: true, description: true }).extend({ event_types: EventTypesField });

export type CreatedEndpoint = WebhookEndpointView & { secret: string };

const create = action(EndpointForm, createEndpoint);

const disable = action(EndpointParams, async (ctx, { id }) => {
  const endpoint = await disableEndpoint(ctx, id);
  refresh();
  return endpoint;
});

const inbox = action(z.object({}), async (ctx): Promise<WebhookEndpointView> => {
  const endpoint = await openInbox(ctx);
  redirect(`/developers/webhooks/${endpoint.id}`);
});

/** Adds an endpoint. The list is refreshed when its secret has been read: a new list now would take the dialog away. */
export async function createEndpointAction(
  previous: ActionState<CreatedEndpoint>,
  form: FormData,
): Promise<ActionState<CreatedEndpoint>> {
  return create(previous, form);
}

/** Stops deliveries to an endpoint. */
export async function disableEndpointAction(
  previous: ActionState<WebhookEndpointView>,
  form: FormData,
): Promise<ActionState<WebhookEndpointView>> {
  return disable(previous, form);
}

/** Goes to the creator's built-in inbox, making it first if there is none. */
export async function openInboxAction(
  previous: ActionState<WebhookEndpointView>,
  form: FormData,
): Promise<ActionState<WebhookEndpointView>> {
  return inbox(previous, form);
}
