import { z } from "zod";
import { operation } from "../../operation";
import { idOf } from "../../values/ids";
import { PageQuery, pageOf, Timestamp } from "../../values/page";
import { TimeRangeQuery } from "../../values/time-range";
import { EventKind, Livemode } from "./events";

/** An event as it was sent to the endpoints that asked for it. */
export const Event = z
  .object({
    id: idOf("evt").meta({
      description:
        "Identifier with the prefix `evt_`, the `Service-Idempotency-Key` of its deliveries: deduplicate on it.",
    }),
    type: z.string().meta({ description: "The event's kind.", example: "post.created" }),
    created_at: Timestamp.meta({ description: "When it happened." }),
    livemode: Livemode,
    data: z
      .record(z.string(), z.unknown())
      .meta({ description: "What happened, as the kind's webhook describes it, at the time of the event." }),
  })
  .meta({ id: "Event", description: "An event as it was sent to the endpoints that asked for it." });

export type EventView = z.infer<typeof Event>;

/** How long an event may be under way to the log after it was written. */
export const SETTLED_SECONDS = 5;

export const EventQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  type: EventKind.optional().meta({ description: "Only events of this kind.", example: "order.paid" }),
  order: z
    .enum(["asc", "desc"])
    .default("desc")
    .meta({
      description: `\`desc\`: the newest first, unless told. \`asc\`: as they happened, once they are ${SETTLED_SECONDS} seconds old, so that what was made at the same time is in its place. One whose change took longer than that to be stored, as when the database is held up, may come in before what was read: a webhook brings every one.`,
    }),
  after: idOf("evt").optional().meta({
    description: "With `order=asc`: only what happened after this event of yours. Where to go on after a restart.",
  }),
});

export type EventQuery = z.output<typeof EventQuery>;

export const listEvents = operation({
  id: "listEvents",
  method: "GET",
  path: "/v1/events",
  summary: "List your events",
  description:
    "What webhook endpoints were told, or would have been, newest first, in the envelope of a delivery: read it after a downtime and deduplicate on `id`. With `order=asc` and `after` it is a feed that can be resumed.",
  tag: "Webhooks",
  touches: "split",
  scope: "webhooks:read",
  tier: "FREE",
  status: 200,
  query: EventQuery,
  response: pageOf(Event).meta({ id: "EventPage" }),
  errors: ["invalid_cursor", "not_found"],
  example: {
    response: {
      data: [
        {
          id: "evt_01k5s3v9n6e8wbr4q2ycx7th0d",
          type: "post.created",
          created_at: "2026-11-20T09:30:00.000Z",
          data: {
            id: "post_01k5s3v9n6e8wbr4q2ycx7th0d",
            slug: "how-i-price-a-brand-identity",
            title: "How I price a brand identity",
          },
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
});
