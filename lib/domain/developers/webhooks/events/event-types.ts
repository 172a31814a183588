import type { EventTypeView } from "@/lib/contracts/developers/event-types";
import { EVENT_KINDS, type EventKind } from "@/lib/contracts/developers/events/events";
import type { Page } from "@/lib/contracts/values/page";
import { wholeList } from "@/lib/core/values/cursor";
import { bodySchema, exampleBody } from "./event-example";

/** When each kind is sent, in a sentence. */
export const EVENT_DESCRIPTIONS: Readonly<Partial<Record<EventKind, string>> & Record<string, string>> = {
  "agent_run.completed": "A run of one of your agents ended as it should.",
  "agent_run.failed": "A run of one of your agents ended with an error.",
  "agent_run.waiting": "A run of one of your agents waits for your word, and goes on by itself after it.",
  "api_key.created": "An API key was created.",
  "api_key.revoked": "An API key was revoked: it no longer works.",
  "api_key.rotated": "An API key was replaced by a new one.",
  "approval.approved": "You paid, accepted or published what an app of yours had prepared.",
  "approval.changed": "You changed an order that an app of yours had prepared, before paying it.",
  "approval.lapsed":
    "What an app of yours had prepared can no longer be decided: its checkout closed, or the order went on.",
  "approval.refused": "You refused what an app of yours had prepared, and said why.",
  "approval.requested": "An app of yours prepared something, and it waits for your word.",
  "booking.canceled": "A booking was canceled, by the guest or by you.",
  "booking.created": "Somebody booked a time with you.",
  "booking.rescheduled": "A booking was moved to another time, by the guest or by you.",
  "checkout.expired": "A buyer did not pay before the checkout ended.",
  "intent_brief.closed": "A buyer closed a brief that had reached you: it takes no answer any more.",
  "intent_brief.submitted": "A buyer's brief was sent to you, among those who match it.",
  "intro.accepted": "You accepted an introduction.",
  "intro.declined": "You declined an introduction.",
  "intro.requested": "Somebody asks to be introduced to you.",
  "membership.canceled": "A member left, or was removed.",
  "membership.created": "Somebody became a member of one of your tiers.",
  "order.brief_submitted":
    "A buyer said what an order is for, or changed it. The delivery clock runs from the first time.",
  "message.created": "A message was written in one of your conversations, by either side.",
  "thread.blocked": "One side of a conversation blocked it.",
  "thread.unblocked": "The side that had blocked a conversation opened it again.",
  "order.cancel_declined": "You declined to cancel an order; it goes on.",
  "order.cancel_requested": "A buyer asks to cancel an order: without an answer in 48 hours it is canceled.",
  "order.cancel_withdrawn": "A buyer no longer asks to cancel an order; it goes on.",
  "order.canceled": "An order was canceled before it was completed; its payment goes back.",
  "order.completed": "An order is done: the buyer accepted it, or the 72 hours ended.",
  "order.created": "A checkout was opened for one of your products. Nothing is paid yet.",
  "order.delivered": "You marked an order as delivered: the buyer has 72 hours to accept.",
  "order.disputed": "A buyer opened a dispute. The acceptance window stands still.",
  "order.due_date_changed": "Both sides agreed that an order is delivered later.",
  "order.due_date_proposed": "A side proposes to deliver an order later: the other one answers.",
  "order.due_date_declined": "A side declined a later delivery date: the order is due when it was.",
  "order.paid": "The payment of an order was confirmed: work can begin.",
  "order.refunded": "The payment of an order was returned to the buyer.",
  "order.refund_failed":
    "The buyer's bank did not take a refund that `order.refunded` had told of. The money stays the buyer's; sent again, `order.refunded` tells of it again.",
  "order.resumed":
    "A dispute ended before you had delivered: a bank decided it for you, or a delivery was agreed on. The order goes on.",
  "order.revision_requested": "A buyer asked for changes to what was delivered.",
  "order.settlement_proposed": "One side of a dispute proposed how it ends: it is done once the other accepts.",
  "order.statement_added": "One side of a dispute said something.",
  "order.tipped": "A buyer tipped you for a completed order.",
  "post.created": "A post was published.",
  "post.deleted": "A post was deleted.",
  "post.updated": "A post was changed.",
  "purchase.message_created": "A message was written about something that you buy or asked for, by either side.",
  "purchase.quote_updated": "A quote that you asked for was offered, accepted, declined or withdrawn, or has expired.",
  "purchase.updated":
    "Something happened to an order that you bought, signed in or under your confirmed address: `change` says what. Read the order for the rest.",
  "quote.accepted": "A buyer paid the price that you offered: an order is there.",
  "quote.declined": "A request was declined by you or taken back, or a buyer declined your offer.",
  "quote.expired": "An offer of yours came to its end, and nobody had accepted it.",
  "quote.offered": "You sent an offer: to a request, or to a brief.",
  "quote.requested": "Somebody asks you for a quote.",
  "quote.withdrawn": "You withdrew an offer.",
  "review.created": "A buyer reviewed an order.",
  "review.updated": "A buyer changed their review.",
  "review.replied": "You replied to a review.",
  "webhook_endpoint.disabled": "An endpoint was disabled, by you or after 50 dead letters in a row.",
  "webhook_endpoint.secret_rotated": "An endpoint got a new signing secret; for 24 hours the former one also signs.",
  ping: "A first sign of life, for tests: nothing happened.",
};

/** Every kind with its description, JSON Schema and an example, in the order of the contract. */
export function viewEventTypes(): Page<EventTypeView> {
  const data = EVENT_KINDS.map((kind) => ({
    event_type: kind,
    description: EVENT_DESCRIPTIONS[kind] ?? `Sent when ${kind} happens.`,
    schema: bodySchema(kind),
    example: exampleBody(kind),
  }));
  return wholeList(data);
}
