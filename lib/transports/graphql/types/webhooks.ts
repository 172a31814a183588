import { EventQuery, type EventView, listEvents } from "@/lib/contracts/developers/event-log";
import {
  createWebhookEndpoint,
  disableWebhookEndpoint,
  listWebhookEndpoints,
  type WebhookEndpointView,
} from "@/lib/contracts/developers/webhooks";
import { PageQuery } from "@/lib/contracts/page";
import { disableEndpoint } from "@/lib/domain/developers/webhooks/activation/disable-endpoint";
import { createEndpoint } from "@/lib/domain/developers/webhooks/endpoints/create-endpoint";
import { endpointsByIds } from "@/lib/domain/developers/webhooks/endpoints/endpoints-by-ids";
import { listEndpoints } from "@/lib/domain/developers/webhooks/endpoints/read";
import { listEvents as readEvents } from "@/lib/domain/developers/webhooks/events/events";
import { eventsByIds } from "@/lib/domain/developers/webhooks/events/events-by-ids";
import { parseArguments } from "../arguments";
import { builder } from "../builder";
import { pageArguments, pageCost, shown } from "../connection";
import { admit, load } from "../context";
import { EndpointStatusEnum } from "../enums";
import { mutate } from "../mutation";
import { keyArgument, payloadOf } from "../payload";
import { EndpointConnection, EndpointRef, EventConnection, EventRef } from "../refs";
import { standsFor } from "../root-field";

/** Webhook endpoints, and the events that are sent to them. */
export function defineWebhooks(): void {
  builder.node(EndpointRef, {
    id: { resolve: (endpoint) => endpoint.id, description: "Identifier with the prefix `whe_`." },
    description: "Where events of a creator are sent.",
    loadOne: (id, context) => {
      admit(context, listWebhookEndpoints);
      return load(context, endpointsByIds, id);
    },
    fields: (t) => ({
      url: t.exposeString("url", { description: "The receiver." }),
      description: t.exposeString("description", { description: "The owner's note." }),
      eventTypes: t.exposeStringList("event_types", { description: "Kinds of events; `*` for all." }),
      status: t.expose("status", { type: EndpointStatusEnum, description: "Whether events are sent." }),
      disabledReason: t.exposeString("disabled_reason", { nullable: true, description: "Why not." }),
      consecutiveDeadLetters: t.exposeInt("consecutive_dead_letters", { description: "50 disable it." }),
      secretPrefix: t.exposeString("secret_prefix", { description: "The beginning of the signing secret." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was made." }),
    }),
  });
  builder.node(EventRef, {
    id: {
      resolve: (event) => event.id,
      description: "Identifier with the prefix `evt_`; receivers deduplicate on it.",
    },
    description: "An event as it was sent to the endpoints that asked for it.",
    loadOne: (id, context) => {
      admit(context, listEvents);
      return load(context, eventsByIds, id);
    },
    fields: (t) => ({
      type: t.string({ description: "Its kind, such as `post.created`.", resolve: (event: EventView) => event.type }),
      createdAt: t.field({
        type: "DateTime",
        description: "When it happened.",
        resolve: (event: EventView) => event.created_at,
      }),
      data: t.field({
        type: "JSON",
        description: "Its payload, by the schema of its kind.",
        resolve: (event: EventView) => event.data,
      }),
    }),
  });

  builder.queryFields((t) => ({
    webhookEndpoints: t.field({
      type: EndpointConnection,
      ...standsFor(listWebhookEndpoints, "Your webhook endpoints, newest first, disabled ones too."),
      args: pageArguments(t.arg),
      complexity: pageCost,
      resolve: async (_root, args, context) => {
        admit(context, listWebhookEndpoints);
        return shown(await listEndpoints(context.ctx, parseArguments(PageQuery, args)), args.after);
      },
    }),
    events: t.field({
      type: EventConnection,
      ...standsFor(listEvents, "Your events, newest first."),
      args: {
        ...pageArguments(t.arg),
        type: t.arg.string({ description: "One kind, such as `order.paid`." }),
        from: t.arg.string({ description: "A date or a moment: from then on." }),
        to: t.arg.string({ description: "A date, which is included, or a moment, which is not." }),
      },
      complexity: pageCost,
      resolve: async (_root, args, context) => {
        admit(context, listEvents);
        return shown(await readEvents(context.ctx, parseArguments(EventQuery, args)), args.after);
      },
    }),
  }));

  const NewEndpoint = builder.inputType("CreateWebhookEndpointInput", {
    description: "A receiver of events.",
    fields: (t) => ({
      url: t.string({ required: true, description: "Of a public host, https." }),
      description: t.string({ description: "A note of your own." }),
      eventTypes: t.stringList({ description: "Kinds of events; all unless told." }),
    }),
  });
  const endpoint = (
    t: PothosSchemaTypes.ObjectFieldBuilder<
      (typeof builder)["$inferSchemaTypes"],
      { view: WebhookEndpointView | null }
    >,
  ) =>
    t.field({
      type: EndpointRef,
      nullable: true,
      description: "The endpoint; null when it was refused.",
      resolve: ({ view }) => view,
    });

  builder.mutationFields((t) => ({
    createWebhookEndpoint: t.field({
      type: payloadOf<WebhookEndpointView & { secret: string }>("CreateWebhookEndpointPayload", (f) => ({
        webhookEndpoint: endpoint(f as never),
        secret: f.string({
          nullable: true,
          description: "The signing secret. It is not shown again, but to a repeat with the same key.",
          resolve: ({ view }) => view?.secret,
        }),
      })),
      ...standsFor(createWebhookEndpoint, "Registers a receiver of your events."),
      args: {
        input: t.arg({ type: NewEndpoint, required: true, description: "The receiver." }),
        idempotencyKey: keyArgument(t.arg),
      },
      complexity: 10,
      resolve: (_root, { input, idempotencyKey }, context) =>
        mutate(context, createWebhookEndpoint, { idempotencyKey, input }, (ctx, body) => createEndpoint(ctx, body)),
    }),
    disableWebhookEndpoint: t.field({
      type: payloadOf<WebhookEndpointView>("DisableWebhookEndpointPayload", (f) => ({
        webhookEndpoint: endpoint(f as never),
      })),
      ...standsFor(disableWebhookEndpoint, "Stops deliveries to one of your endpoints; it and its history stay."),
      args: {
        id: t.arg.id({ required: true, description: "With the prefix `whe_`." }),
        idempotencyKey: keyArgument(t.arg),
      },
      complexity: 10,
      resolve: (_root, { id, idempotencyKey }, context) =>
        mutate(context, disableWebhookEndpoint, { idempotencyKey, id }, (ctx) => disableEndpoint(ctx, id)),
    }),
  }));
}
