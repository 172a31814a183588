import { z } from "zod";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { Timestamp } from "../../values/page";
import { TimeRangeQuery } from "../../values/time-range";
import { EndpointParams } from "./webhooks";

/** How many failed deliveries one recovery takes. */
export const MAX_RECOVERED = 10_000;

export const NewRecovery = z
  .strictObject({
    from: TimeRangeQuery.shape.from.unwrap().meta({
      description: "Start of the span: a date (that day from its start, UTC) or an ISO 8601 moment with its zone.",
    }),
    to: TimeRangeQuery.shape.to,
  })
  .meta({ id: "NewWebhookRecovery" });

export type NewRecovery = z.output<typeof NewRecovery>;

export const Recovery = z
  .object({
    id: idOf("rcv"),
    endpoint_id: idOf("whe").meta({ description: "Identifier of the endpoint whose deliveries are replayed." }),
    status: growing(["RUNNING", "COMPLETED", "CANCELED"], "a recovery that has not ended").meta({
      description: "Where the recovery stands: `CANCELED` when the endpoint was disabled before the end.",
    }),
    from: Timestamp.meta({ description: "Start of the span, which is included." }),
    to: Timestamp.meta({ description: "End of the span, which is not included." }),
    total: z.int().meta({
      description: `Failed deliveries in the span, at most ${MAX_RECOVERED.toLocaleString("en")}, without events that have arrived, or are on their way, by another delivery.`,
    }),
    truncated: z.boolean().meta({
      description:
        "Whether the span holds more: then recover the same span again when this one has ended. What was replayed counts no more, so the next one goes on behind `reached_at`.",
    }),
    processed: z
      .int()
      .meta({ description: "Deliveries that were taken so far; one whose event has arrived meanwhile is left out." }),
    replayed: z.int().meta({ description: "Deliveries that were replayed: one for each event." }),
    reached_at: Timestamp.nullable().meta({
      description: "How far it came: when the last delivery that it took was made. Null before the first.",
    }),
    created_at: Timestamp.meta({ description: "When the recovery was asked for." }),
    finished_at: Timestamp.nullable().meta({ description: "When it ended; null while it runs." }),
  })
  .meta({ id: "WebhookRecovery", description: "A replay of what failed in a span of time." });

export type RecoveryView = z.infer<typeof Recovery>;

export const RecoveryParams = z.object({ id: idOf("rcv") });

const EXAMPLE = {
  id: "rcv_01k5s3v9n6e8wbr4q2ycx7th0d",
  endpoint_id: "whe_01k5s3v9n6e8wbr4q2ycx7th0d",
  status: "RUNNING",
  from: "2026-11-19T00:00:00.000Z",
  to: "2026-11-20T09:30:00.000Z",
  total: 1840,
  truncated: false,
  processed: 500,
  replayed: 497,
  reached_at: "2026-11-19T07:12:44.310Z",
  created_at: "2026-11-20T09:30:00.000Z",
  finished_at: null,
} as const;

export const recoverDeliveries = operation({
  id: "recoverDeliveries",
  method: "POST",
  path: "/v1/webhooks/endpoints/{id}/recover",
  summary: "Recover what failed",
  description: `Replays the deliveries of a span of time that failed (\`DEAD_LETTER\`) or were skipped while the endpoint was disabled, oldest first, at most ${MAX_RECOVERED.toLocaleString("en")}: where there are more (\`truncated\`), recover the same span again for the next. Events that have arrived, or are on their way, are left out. It runs in the background: read its progress at \`/v1/webhooks/recoveries/{id}\`.`,
  tag: "Webhooks",
  touches: "split",
  scope: "webhooks:write",
  tier: "FREE",
  status: 202,
  params: EndpointParams,
  body: NewRecovery,
  response: Recovery,
  example: {
    body: { from: "2026-11-19", to: "2026-11-20T09:30:00Z" },
    response: { ...EXAMPLE, processed: 0, replayed: 0, reached_at: null },
  },
  errors: ["not_found", "conflict", "invalid_state_transition"],
});

export const getRecovery = operation({
  id: "getRecovery",
  method: "GET",
  path: "/v1/webhooks/recoveries/{id}",
  summary: "Read a recovery",
  tag: "Webhooks",
  touches: "split",
  scope: "webhooks:read",
  tier: "FREE",
  status: 200,
  params: RecoveryParams,
  response: Recovery,
  example: { response: EXAMPLE },
  errors: ["not_found"],
});
