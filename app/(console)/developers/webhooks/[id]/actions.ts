"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionState, action } from "@/lib/actions/action";
import { DeliveryParams, DeliverySelection, type DeliveryView } from "@/lib/contracts/deliveries";
import { TestEvent } from "@/lib/contracts/event-types";
import type { RecoveryView } from "@/lib/contracts/recoveries";
import { EndpointParams, WebhookEndpointPatch, type WebhookEndpointView } from "@/lib/contracts/webhooks";
import { startRecovery } from "@/lib/webhooks/recover";
import { replayDeliveries, replayDelivery } from "@/lib/webhooks/replay";
import { rotateSecret } from "@/lib/webhooks/rotate-secret";
import { sendTestEvent } from "@/lib/webhooks/test-event";
import { updateEndpoint } from "@/lib/webhooks/update-endpoint";
import { EventTypesField } from "../event-types-field";
import { utcMoment } from "./utc-moment";
import { withHeaders } from "./with-headers";

const EditForm = z.preprocess(
  withHeaders,
  WebhookEndpointPatch.extend({ ...EndpointParams.shape, event_types: EventTypesField }),
);

const RecoverForm = EndpointParams.extend({ from: utcMoment, to: utcMoment.or(z.literal("")) });

const update = action(EditForm, async (ctx, { id, ...patch }) => {
  const endpoint = await updateEndpoint(ctx, id, patch);
  refresh();
  return endpoint;
});

const enable = action(EndpointParams, async (ctx, { id }) => {
  const endpoint = await updateEndpoint(ctx, id, { status: "enabled" });
  refresh();
  return endpoint;
});

const rotate = action(EndpointParams, async (ctx, { id }) => (await rotateSecret(ctx, id)).secret);

const test = action(EndpointParams.extend(TestEvent.shape), async (ctx, { id, event_type }) => {
  const delivery = await sendTestEvent(ctx, id, { event_type });
  refresh();
  return delivery;
});

const recover = action(RecoverForm, async (ctx, { id, from, to }) => {
  const recovery = await startRecovery(ctx, id, { from, to: to || undefined });
  refresh();
  return recovery;
});

const replayOne = action(DeliveryParams, (ctx, { id }) => replayDelivery(ctx, id));

const replayMany = action(DeliverySelection, async (ctx, { delivery_ids }) => {
  const { length } = await replayDeliveries(ctx, delivery_ids);
  refresh();
  return length;
});

type Sent<T> = Promise<ActionState<T>>;

/** Changes an endpoint's address, description, events and headers. */
export async function updateEndpointAction(
  previous: ActionState<WebhookEndpointView>,
  form: FormData,
): Sent<WebhookEndpointView> {
  return update(previous, form);
}

/** Turns a disabled endpoint on again. */
export async function enableEndpointAction(
  previous: ActionState<WebhookEndpointView>,
  form: FormData,
): Sent<WebhookEndpointView> {
  return enable(previous, form);
}

/** Gives an endpoint a new signing secret, which is the answer. The page is refreshed when it has been read. */
export async function rotateSigningSecretAction(previous: ActionState<string>, form: FormData): Sent<string> {
  return rotate(previous, form);
}

/** Sends the example of a kind to an endpoint. */
export async function sendTestAction(previous: ActionState<DeliveryView>, form: FormData): Sent<DeliveryView> {
  return test(previous, form);
}

/** Starts to replay what failed in a span of time. */
export async function recoverAction(previous: ActionState<RecoveryView>, form: FormData): Sent<RecoveryView> {
  return recover(previous, form);
}

/** Replays one delivery; the new one is the answer. */
export async function replayAction(previous: ActionState<DeliveryView>, form: FormData): Sent<DeliveryView> {
  return replayOne(previous, form);
}

/** Replays the chosen deliveries; how many is the answer. */
export async function replaySelectionAction(previous: ActionState<number>, form: FormData): Sent<number> {
  return replayMany(previous, form);
}
