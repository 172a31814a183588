import { EventType, listEventTypes, sendTestEvent } from "@/lib/contracts/developers/event-types";
import {
  Delivery,
  DeliveryAttempt,
  DeliveryDetail,
  getDelivery,
  listDeliveries,
  replayDeliveries,
  replayDelivery,
} from "@/lib/contracts/developers/webhooks/deliveries";
import { getRecovery, Recovery, recoverDeliveries } from "@/lib/contracts/developers/webhooks/recoveries";
import {
  createWebhookInbox,
  InboxMessage,
  InboxQuery,
  listInboxMessages,
} from "@/lib/contracts/developers/webhooks/webhook-inboxes";
import { WebhookEndpoint, WebhookEndpointWithSecret } from "@/lib/contracts/developers/webhooks/webhooks";
import { viewEventTypes } from "@/lib/domain/developers/webhooks/events/event-types";
import { createInbox } from "@/lib/domain/developers/webhooks/inbox/create";
import { waitForMessages } from "@/lib/domain/developers/webhooks/inbox/wait";
import { listDeliveries as list, getDelivery as read } from "@/lib/domain/developers/webhooks/reading/read-deliveries";
import { getRecovery as readRecovery, startRecovery } from "@/lib/domain/developers/webhooks/replay/recover";
import {
  replayDelivery as replay,
  replayDeliveries as replayAll,
} from "@/lib/domain/developers/webhooks/replay/replay";
import { sendTestEvent as send } from "@/lib/domain/developers/webhooks/replay/test-event";
import { mutationOf } from "../rendering/mutations";
import { fieldOf, objectOf } from "../rendering/objects";
import { pagesOf, queryOf } from "../rendering/queries";

const { secret } = WebhookEndpointWithSecret.shape;

/** What became of events: deliveries, replays, and inboxes that the service receives itself. */
export function defineDeliveries(): void {
  objectOf("WebhookAttemptSummary", Delivery.shape.last_attempt.unwrap());
  objectOf("WebhookDelivery", Delivery);
  objectOf("WebhookDeliveryAttempt", DeliveryAttempt);
  objectOf("WebhookDeliveryDetail", DeliveryDetail);
  objectOf("WebhookDeliveries", replayDeliveries.response);
  objectOf("WebhookRecovery", Recovery);
  objectOf("WebhookInboxMessage", InboxMessage);
  objectOf("EventType", EventType);
  pagesOf("webhookDeliveries", listDeliveries, (ctx, { id, ...query }) => list(ctx, id, query));
  queryOf("webhookDelivery", getDelivery, ({ ctx }, { id }) => read(ctx, id));
  queryOf("webhookRecovery", getRecovery, ({ ctx }, { id }) => readRecovery(ctx, id));
  queryOf("eventTypes", listEventTypes, async () => viewEventTypes().data, {
    answer: listEventTypes.response.shape.data,
    complexity: { field: 1, multiplier: 40 },
  });
  // an answer waits for nobody here: a query may ask for other things as well
  const inbox = { ...listInboxMessages, query: InboxQuery.omit({ wait: true }) };
  queryOf(
    "webhookInboxMessages",
    inbox,
    async ({ ctx }, { id, after }) => (await waitForMessages(ctx, id, { after, wait: 0 })).data,
    { answer: listInboxMessages.response.shape.data, complexity: { field: 1, multiplier: 50 } },
  );
  mutationOf("replayWebhookDelivery", replayDelivery, (ctx, { id }) => replay(ctx, id));
  mutationOf("replayWebhookDeliveries", replayDeliveries, async (ctx, { body }) => ({
    data: await replayAll(ctx, body.delivery_ids),
  }));
  mutationOf("recoverWebhookDeliveries", recoverDeliveries, (ctx, { id, body }) => startRecovery(ctx, id, body));
  mutationOf("sendTestEvent", sendTestEvent, (ctx, { id, body }) => send(ctx, id, body));
  mutationOf("createWebhookInbox", createWebhookInbox, (ctx, { body }) => createInbox(ctx, body), {
    view: WebhookEndpoint,
    also: (t) => ({ secret: fieldOf(t, secret.nullable(), ({ view }) => view?.secret) }),
  });
}
