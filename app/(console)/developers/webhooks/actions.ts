"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionState, action } from "@/lib/actions/action";
import { EndpointParams, NewWebhookEndpoint, type WebhookEndpointView } from "@/lib/contracts/webhooks";
import { createEndpoint } from "@/lib/webhooks/create-endpoint";
import { disableEndpoint } from "@/lib/webhooks/disable-endpoint";

const CHOOSE = "choose at least one event";

// the API takes a missing list for "all"; in the form a list without a tick is a mistake
const EndpointForm = NewWebhookEndpoint.extend({
  event_types: z.array(z.string(), CHOOSE).min(1, CHOOSE).pipe(NewWebhookEndpoint.shape.event_types.unwrap()),
});

export type CreatedEndpoint = WebhookEndpointView & { secret: string };

const create = action(EndpointForm, createEndpoint);

const disable = action(EndpointParams, async (ctx, { id }) => {
  const endpoint = await disableEndpoint(ctx, id);
  refresh();
  return endpoint;
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
