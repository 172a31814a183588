import type { EventKind } from "@/lib/contracts/developers/events/events";

type Told = { id: string; kind: EventKind; createdAt: string; livemode: boolean; data: unknown };

/**
 * The body of an event's deliveries. `livemode` is there only when it is false: live envelopes have the four members that they
 * always had.
 */
export function envelopeOf({ id, kind, createdAt, livemode, data }: Told): string {
  return JSON.stringify({ id, type: kind, created_at: createdAt, ...(livemode ? {} : { livemode }), data });
}

/** The body as an app's endpoint gets it: with whose event it is, before its data. Nothing that stands before them holds a quote. */
export function forApp(payload: string, creator: string): string {
  return payload.replace(',"data":', `,"creator":${JSON.stringify(creator)},"data":`);
}

/** The same without its data: of what was never sent, and may be no business of the app any more. */
export function withoutData(payload: string): string {
  return `${payload.slice(0, payload.indexOf(',"data":'))}}`;
}
