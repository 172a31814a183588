import type { Scope } from "../../scopes";
import { EVENT_KINDS, type EventKind } from "./events";

/** By the part of a kind before its dot: the scope that an app's grant needs to hear of it. What is missing here no app hears of. */
const BY_AREA: Readonly<Record<string, Scope>> = {
  post: "posts:read",
  order: "orders:read",
  checkout: "orders:read",
  review: "orders:read",
  approval: "purchases:read",
  purchase: "purchases:read",
  quote: "quotes:read",
  intent_brief: "quotes:read",
  intro: "intros:read",
  message: "messages:read",
  thread: "messages:read",
  booking: "bookings:read",
  membership: "memberships:read",
  agent_run: "agents:read",
};

/** The scope that an app needs to hear of a kind of event at its own endpoint; null for what is the account's alone. */
export function scopeOfEvent(kind: EventKind): Scope | null {
  return BY_AREA[kind.split(".")[0] ?? ""] ?? null;
}

/** The kinds that apps may hear of. */
export const APP_EVENT_KINDS: readonly EventKind[] = EVENT_KINDS.filter((kind) => scopeOfEvent(kind) !== null);
