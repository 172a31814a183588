import { z } from "zod";
import { Cost } from "../../agents/agent-costs";
import { RunWait } from "../../agents/agent-run-parts";
import { RunError } from "../../agents/agent-runs";
import { THREAD_SIDES, ThreadSubject } from "../../contact/threads";
import { BillingInterval } from "../../trade/memberships/memberships";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { Cents, Currency } from "../../values/page";
import { APPROVAL_EVENTS } from "./approval-events";
import { At, ORDER_EVENTS, OrderId, Text } from "./order-events";
import { MessageData, PURCHASE_EVENTS, QuoteData, ThreadId } from "./purchase-events";

const ReviewId = idOf("rev").meta({ description: "Identifier of the review." });
const IntroId = idOf("intro").meta({ description: "Identifier of the request." });
const EndpointId = idOf("whe").meta({ description: "Identifier of the endpoint." });

const ReviewData = z.object({
  id: ReviewId,
  order_id: OrderId,
  rating: z.int().meta({ description: "Stars, 1 to 5." }),
  title: Text("Title of the review; may be empty."),
  body: Text("What the buyer wrote; may be empty."),
  buyer_name: Text("The buyer's name as it is shown to others."),
});
const ReplyData = z.object({ id: ReviewId, order_id: OrderId, body: Text("What the creator wrote.") });
const PostData = z.object({
  id: idOf("post").meta({ description: "Identifier of the post." }),
  slug: Text("Name of the post in its URL, unique per creator."),
  title: Text("Title of the post."),
});
const IntroData = z.object({
  id: IntroId,
  note: Text("Who asks, and why."),
  callback_url: Text("URL where an answer may be sent; empty when none was given."),
});
const BriefData = z.object({
  id: idOf("brief").meta({ description: "Identifier of the brief." }),
  brief: Text("What is wanted."),
  category: z.string().nullable().meta({ description: "Slug of a category; null when none was named." }),
  budget_cents: Cents.nullable().meta({ description: "Budget in US cents; null when none was named." }),
  currency: Currency,
  deadline: z.iso.date().nullable().meta({ description: "Day by which it is wanted; null when none was named." }),
  callback_url: z
    .string()
    .nullable()
    .meta({ description: "URL where an answer may be sent; empty when none was given." }),
  rank: z.int().min(1).meta({ description: "How well you matched: 1 is best." }),
});
const IntroAnswer = z.object({
  id: IntroId,
  status: growing(["ACCEPTED", "DECLINED"], "an answer that is neither").meta({
    description: "What the creator answered.",
  }),
  answered_at: At("When the creator answered."),
});
/** A booking without its guest, as everywhere. */
const BookingData = z.object({
  id: idOf("book").meta({ description: "Identifier of the booking." }),
  title: Text("What the meeting is about."),
  status: growing(["CONFIRMED", "CANCELED"], "a time that stays taken").meta({
    description: "Where the booking stands.",
  }),
  starts_at: At("When the meeting starts."),
  ends_at: At("When the meeting ends."),
  timezone: Text("IANA time zone in which the guest sees the time."),
});
const MembershipData = z.object({
  id: idOf("mem").meta({ description: "Identifier of the membership." }),
  tier_id: idOf("tier").meta({ description: "Identifier of the tier." }),
  tier_slug: Text("Name of the tier in URLs."),
  status: growing(["ACTIVE", "CANCELED"], "a membership that has not ended").meta({
    description: "Whether the membership goes on.",
  }),
  price_cents: Cents.meta({ description: "Price per interval, in US cents; 0 for a free tier." }),
  currency: Currency,
  interval: BillingInterval.meta({ description: "How often the membership is paid." }),
  started_at: At("When the membership started."),
});
const RunData = z.object({
  id: idOf("run").meta({ description: "Identifier of the run." }),
  agent_id: idOf("agent").meta({ description: "Identifier of the agent whose run it was." }),
  step_count: z.int().meta({ description: "How many tools were called." }),
  cost: Cost,
  created_at: At("When the run was asked for."),
  finished_at: At("When the run ended."),
});
const BlockedData = z.object({
  thread_id: ThreadId,
  subject: ThreadSubject,
  blocked_by: growing(THREAD_SIDES, "someone else").meta({ description: "The side that blocked it." }),
  blocked_at: At("When it was blocked."),
});
const UnblockedData = z.object({
  thread_id: ThreadId,
  subject: ThreadSubject,
  unblocked_by: growing(THREAD_SIDES, "someone else").meta({ description: "The side that had blocked it." }),
  unblocked_at: At("When it was opened again."),
});
const KeyData = z.object({
  id: idOf("key").meta({ description: "Identifier of the API key." }),
  prefix: Text("The first characters of the key, which are no secret."),
  name: Text("What its owner calls the key."),
  scopes: z.array(z.string()).meta({ description: "What the key may do." }),
});

/**
 * Payload `data` of each event kind. `post.created` is exactly `id, slug, title`.
 */
export const EVENTS = {
  "post.created": PostData,
  "post.updated": PostData,
  "post.deleted": PostData,
  ...ORDER_EVENTS,
  ...APPROVAL_EVENTS,
  ...PURCHASE_EVENTS,
  "quote.requested": QuoteData,
  "quote.offered": QuoteData,
  "quote.accepted": QuoteData,
  "quote.declined": QuoteData,
  "quote.expired": QuoteData,
  "quote.withdrawn": QuoteData,
  "review.created": ReviewData,
  "review.updated": ReviewData,
  "review.replied": ReplyData,
  "intro.requested": IntroData,
  "intro.accepted": IntroAnswer,
  "intro.declined": IntroAnswer,
  "message.created": MessageData,
  "thread.blocked": BlockedData,
  "thread.unblocked": UnblockedData,
  "booking.created": BookingData,
  "booking.canceled": BookingData.extend({
    canceled_by: growing(["guest", "host"], "someone else").meta({ description: "Who canceled." }),
    canceled_at: At("When it was canceled."),
  }),
  "booking.rescheduled": BookingData.extend({
    previous_starts_at: At("When it was to start before."),
    rescheduled_by: growing(["guest", "host"], "someone else").meta({ description: "Who moved it." }),
    rescheduled_at: At("When it was moved."),
    reschedule_count: z.int().meta({ description: "How often it was moved by now." }),
  }),
  "membership.created": MembershipData,
  "membership.canceled": MembershipData.extend({ canceled_at: At("When it was canceled.") }),
  "intent_brief.submitted": BriefData,
  "intent_brief.closed": BriefData.pick({ id: true }).extend({ closed_at: At("When its buyer closed it.") }),
  "api_key.created": KeyData,
  "api_key.rotated": KeyData,
  "api_key.revoked": KeyData,
  "webhook_endpoint.disabled": z.object({
    id: EndpointId,
    url: Text("URL of the endpoint."),
    reason: Text("Why it was disabled, such as `owner`."),
  }),
  "webhook_endpoint.secret_rotated": z.object({
    id: EndpointId,
    url: Text("URL of the endpoint."),
    secret_prefix: Text("The first characters of the new signing secret."),
    previous_secret_until: At("Until when deliveries are signed with the former secret too."),
  }),
  "agent_run.completed": RunData.extend({
    status: z.literal("SUCCEEDED").meta({ description: "The run did what it was asked." }),
  }),
  "agent_run.failed": RunData.extend({
    status: z.literal("FAILED").meta({ description: "The run did not do what it was asked." }),
    error: RunError,
  }),
  "agent_run.waiting": RunData.omit({ finished_at: true }).extend({
    status: z.literal("WAITING_FOR_APPROVAL").meta({ description: "The run goes on when its person has decided." }),
    waiting_for: RunWait,
  }),
  ping: z.object({ endpoint_id: EndpointId, message: Text("A greeting.") }),
} as const;

export type EventKind = keyof typeof EVENTS;
export type EventData<K extends EventKind> = z.infer<(typeof EVENTS)[K]>;

export const EVENT_KINDS = Object.keys(EVENTS) as [EventKind, ...EventKind[]];

export const EventKind = growing(EVENT_KINDS, "one to skip");

/** Of events in test mode alone. */
export const Livemode = z.literal(false).optional().meta({
  description: "`false` for an event of test mode. Absent for every other.",
});

/** The body of every delivery. Told in docs/guides/webhooks.md. */
export function eventEnvelope<K extends EventKind>(kind: K) {
  return z.object({
    id: idOf("evt").meta({ description: "Identifier of the event, the same in every delivery: deduplicate on it." }),
    type: z.literal(kind).meta({ description: "The event's kind." }),
    created_at: At("When it happened."),
    livemode: Livemode,
    creator: z.string().optional().meta({
      description: "At endpoints of an app alone: whose event it is, a creator's id, or an account's without a page.",
    }),
    data: EVENTS[kind].meta({ description: "What happened." }),
  });
}
