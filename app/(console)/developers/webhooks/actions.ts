"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import {
  EndpointParams,
  NewWebhookEndpoint,
  type WebhookEndpointView,
} from "@/lib/contracts/developers/webhooks/webhooks";
import { disableEndpoint } from "@/lib/domain/developers/webhooks/activation/disable-endpoint";
import { createEndpoint } from "@/lib/domain/developers/webhooks/endpoints/create-endpoint";
import { openInbox } from "@/lib/domain/developers/webhooks/inbox/create";
import { action } from "@/lib/transports/actions/action";
import { EventTypesField } from "./_endpoints/event-types-field";

const EndpointForm = NewWebhookEndpoint.pick({ app_id: true, url: true, description: true }).extend({
  event_types: EventTypesField,
});

export type CreatedEndpoint = WebhookEndpointView & { secret: string };

/** Adds an endpoint. The list is refreshed when its secret has been read: a new list now would take the dialog away. */
export const createEndpointAction = action(EndpointForm, createEndpoint);

/** Stops deliveries to an endpoint. */
export const disableEndpointAction = action(EndpointParams, async (ctx, { id }) => {
  const endpoint = await disableEndpoint(ctx, id);
  refresh();
  return endpoint;
});

/** Goes to the creator's built-in inbox, making it first if there is none. */
export const openInboxAction = action(z.object({}), async (ctx): Promise<WebhookEndpointView> => {
  const endpoint = await openInbox(ctx);
  refresh();
  redirect(`/developers/webhooks/${endpoint.id}`);
});
