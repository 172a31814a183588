"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { TestEvent } from "@/lib/contracts/developers/event-types";
import { DeliveryParams, DeliverySelection } from "@/lib/contracts/developers/webhooks/deliveries";
import { EndpointParams, WebhookEndpointPatch } from "@/lib/contracts/developers/webhooks/webhooks";
import { updateEndpoint } from "@/lib/domain/developers/webhooks/activation/update-endpoint";
import { rotateSecret } from "@/lib/domain/developers/webhooks/endpoints/rotate-secret";
import { startRecovery } from "@/lib/domain/developers/webhooks/replay/recover";
import { replayDeliveries, replayDelivery } from "@/lib/domain/developers/webhooks/replay/replay";
import { sendTestEvent } from "@/lib/domain/developers/webhooks/replay/test-event";
import { action } from "@/lib/transports/actions/action";
import { EventTypesField } from "../_endpoints/event-types-field";
import { utcMoment } from "./_deliveries/utc-moment";
import { withHeaders } from "./_settings/with-headers";

const EditForm = z.preprocess(
  withHeaders,
  WebhookEndpointPatch.extend({ ...EndpointParams.shape, event_types: EventTypesField }),
);

const RecoverForm = EndpointParams.extend({ from: utcMoment, to: utcMoment.or(z.literal("")) });

/** Changes an endpoint's address, description, events and headers. */
export const updateEndpointAction = action(EditForm, async (ctx, { id, ...patch }) => {
  const endpoint = await updateEndpoint(ctx, id, patch);
  refresh();
  return endpoint;
});

/** Turns a disabled endpoint on again. */
export const enableEndpointAction = action(EndpointParams, async (ctx, { id }) => {
  const endpoint = await updateEndpoint(ctx, id, { status: "enabled" });
  refresh();
  return endpoint;
});

/** Gives an endpoint a new signing secret, which is the answer. The page is refreshed when it has been read. */
export const rotateSigningSecretAction = action(
  EndpointParams,
  async (ctx, { id }) => (await rotateSecret(ctx, id)).secret,
);

/** Sends the example of a kind to an endpoint. */
export const sendTestAction = action(EndpointParams.extend(TestEvent.shape), async (ctx, { id, event_type }) => {
  const delivery = await sendTestEvent(ctx, id, { event_type });
  refresh();
  return delivery;
});

/** Starts to replay what failed in a span of time. */
export const recoverAction = action(RecoverForm, async (ctx, { id, from, to }) => {
  const recovery = await startRecovery(ctx, id, { from, to: to || undefined });
  refresh();
  return recovery;
});

/** Replays one delivery; the new one is the answer. */
export const replayAction = action(DeliveryParams, (ctx, { id }) => replayDelivery(ctx, id));

/** Replays the chosen deliveries; how many is the answer. */
export const replaySelectionAction = action(DeliverySelection, async (ctx, { delivery_ids }) => {
  const { length } = await replayDeliveries(ctx, delivery_ids);
  refresh();
  return length;
});
