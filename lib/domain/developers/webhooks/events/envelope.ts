import type { EventKind } from "@/lib/contracts/developers/events";

type Told = { id: string; kind: EventKind; createdAt: string; livemode: boolean; data: unknown };

/**
 * The body of an event's deliveries. `livemode` is there only when it is false: live envelopes have the members of spec part 2.3 and no
 * others.
 */
export function envelopeOf({ id, kind, createdAt, livemode, data }: Told): string {
  return JSON.stringify({ id, type: kind, created_at: createdAt, ...(livemode ? {} : { livemode }), data });
}
