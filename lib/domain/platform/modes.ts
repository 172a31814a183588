import type { EventKind } from "@/lib/contracts/developers/events/events";
import type { Context } from "@/lib/core/context";

/** Events of what both modes share: they are live no matter who causes them, as somebody who edits a post while they look at test mode. */
const SHARED_EVENTS: ReadonlySet<EventKind> = new Set<EventKind>(["post.created", "post.updated", "post.deleted"]);

/** The same of what the audit log names as the target of an act. */
const SHARED_TARGETS: ReadonlySet<string> = new Set([
  "agent",
  "availability",
  "booking_feed",
  "booking_type",
  "bridge_token",
  "founder",
  "media",
  "oauth_grant",
  "oauth_key",
  "portfolio_piece",
  "post",
  "product",
  "profile",
  "subscription",
  "tier",
  "user",
]);

/** The mode that an event of this kind is of. */
export function modeOfEvent({ livemode }: Context, kind: EventKind): boolean {
  return livemode || SHARED_EVENTS.has(kind);
}

/** Acts on what both modes share which make something of one mode. */
const SPLIT_ACTIONS: ReadonlySet<string> = new Set(["agent_intent.planned"]);

/** The mode that an audit entry of an act on a thing of this type is of. */
export function modeOfAudit({ livemode }: Context, action: string, targetType: string): boolean {
  return livemode || (SHARED_TARGETS.has(targetType) && !SPLIT_ACTIONS.has(action));
}

const SPLIT_MAILS =
  /^(?:approval|booking|brief|intro|membership|messages|order|payment|question|quote|review|sale|tip)_/;

/** Whether a mail or notice of this kind goes out: what happens between people in test mode is told to nobody's mailbox. */
export function isMailed({ livemode }: Context, kind: string): boolean {
  return livemode || !SPLIT_MAILS.test(kind);
}
