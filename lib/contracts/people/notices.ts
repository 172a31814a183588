import { z } from "zod";
import { NOTICE_TOPICS, type NoticeTopic } from "./notice-topics";

/** The topic of each kind of mail that is also a notice. What is not here is mail alone: passwords, addresses, links. */
export const NOTICE_KINDS: Readonly<Record<string, NoticeTopic>> = {
  order_paid: "orders",
  order_delivered: "orders",
  order_reminder: "orders",
  order_completed: "orders",
  order_canceled: "orders",
  order_refunded: "orders",
  order_returned: "orders",
  order_dispute_received: "orders",
  order_settled: "orders",
  payment_returned: "orders",
  order_due_proposed: "orders",
  order_due_answered: "orders",
  sale_due_proposed: "sales",
  sale_due_answered: "sales",
  order_sold: "sales",
  order_accepted: "sales",
  order_revision_requested: "sales",
  order_disputed: "sales",
  payment_reversed: "sales",
  membership_started: "orders",
  membership_leaving: "orders",
  membership_stopped: "orders",
  membership_joined: "sales",
  membership_left: "sales",
  approval_checkout: "approvals",
  approval_acceptance: "approvals",
  approval_review: "approvals",
  messages_unread: "messages",
  quote_requested: "quotes",
  quote_offered: "quotes",
  quote_accepted: "quotes",
  quote_declined: "quotes",
  quote_expired: "quotes",
  quote_withdrawn: "quotes",
  review_received: "reviews",
  review_changed: "reviews",
  review_replied: "reviews",
  booking_confirmed: "bookings",
  booking_received: "bookings",
  booking_canceled: "bookings",
  booking_rescheduled: "bookings",
  booking_reminder: "bookings",
  post_for_members: "memberships",
  intro_requested: "requests",
  brief_posted: "requests",
  creator_can_be_paid: "saved",
  saved_search_matches: "searches",
  webhook_endpoint_disabled: "developers",
  webhook_endpoint_failing: "developers",
  plan_started: "developers",
  plan_ended: "developers",
  plan_payment_failed: "developers",
};

/** The settings' form: the topics that are to come by mail too; those left out come as notices alone. */
export const NoticeSettings = z.object({
  topics: z
    .array(z.enum(Object.keys(NOTICE_TOPICS) as [NoticeTopic, ...NoticeTopic[]]))
    .max(20)
    .default([]),
});

/** Reading: everything up to the newest notice that was shown. */
export const ReadNotices = z
  .object({ up_to: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) })
  .transform(({ up_to }) => ({ upTo: up_to }));

/** One thing that an account was told. `path` is on our own host; null where there is nothing to open. */
export type NoticeView = {
  id: number;
  topic: NoticeTopic;
  title: string;
  path: string | null;
  read: boolean;
  created_at: string;
};
