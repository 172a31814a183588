import { z } from "zod";
import { EVENT_KINDS } from "@/lib/contracts/developers/events/events";
import { DELIVERY_STATES, type DeliveryQuery } from "@/lib/contracts/developers/webhooks/deliveries";
import { idOf } from "@/lib/contracts/values/ids";

/** The quick ranges of time, in hours. */
export const WITHIN = { "1h": 1, "24h": 24, "7d": 168, "30d": 720 } as const;

const anyOr = <T extends z.ZodType>(schema: T) => schema.or(z.literal("")).catch("");

const FiltersSchema = z.object({
  state: anyOr(z.enum(DELIVERY_STATES)),
  event_type: anyOr(z.enum(EVENT_KINDS)),
  event_id: anyOr(z.string().trim().pipe(idOf("evt"))),
  within: anyOr(z.enum(Object.keys(WITHIN) as (keyof typeof WITHIN)[])),
});

/** A delivery list's filters as its address has them; "" is any. */
export type DeliveryFilters = z.output<typeof FiltersSchema>;

type Params = Record<string, string | string[] | undefined>;

/** The filters of an address. What makes no sense is left out: a shared link never fails for a bad filter. */
export function readFilters(params: Params): DeliveryFilters {
  const names = Object.keys(FiltersSchema.shape);
  return FiltersSchema.parse(Object.fromEntries(names.map((name) => [name, [params[name]].flat()[0] ?? ""])));
}

/** An endpoint's page with filters, without those that are not set. */
export function endpointHref(id: string, filters: Partial<DeliveryFilters> & { cursor?: string } = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  const path = `/developers/webhooks/${id}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The filters as the list is asked for them. */
export function queryOf(filters: DeliveryFilters, now: Date): Omit<DeliveryQuery, "limit" | "cursor"> {
  const { state, event_type, event_id, within } = filters;
  return {
    state: state || undefined,
    event_type: event_type || undefined,
    event_id: event_id || undefined,
    from: within ? new Date(now.getTime() - WITHIN[within] * 3_600_000).toISOString() : undefined,
  };
}
