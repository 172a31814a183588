import type { Context } from "@/lib/core/context";
import { endWaits } from "@/lib/domain/agents/runs/await-person";
import { pruneCallbacks } from "@/lib/domain/contact/callbacks/prune";
import { expireQuotes } from "@/lib/domain/contact/quotes/expire";
import { mailUnread } from "@/lib/domain/contact/threads/writing/mail-unread";
import { endExpiredKeys } from "@/lib/domain/developers/keys/ending/end-expired";
import { remindOfKeys } from "@/lib/domain/developers/keys/ending/remind";
import { pruneOAuth } from "@/lib/domain/developers/oauth/tokens/prune";
import { pruneRequestHours } from "@/lib/domain/developers/request-logs/prune";
import { pruneInboxes } from "@/lib/domain/developers/webhooks/inbox/prune";
import { pruneListeningSessions } from "@/lib/domain/developers/webhooks/inbox/session";
import { RECOVERIES_CHANNEL } from "@/lib/domain/developers/webhooks/replay/recover";
import { runRecoveries } from "@/lib/domain/developers/webhooks/replay/run-recoveries";
import { trimAttempts } from "@/lib/domain/developers/webhooks/trim";
import { countFacets } from "@/lib/domain/network/search/facets/count-facets";
import { countTerms } from "@/lib/domain/network/search/ranking/weighing/count-terms";
import { countSitemap } from "@/lib/domain/network/sitemap/count";
import { DELETED_ACCOUNTS_CHANNEL } from "@/lib/domain/people/accounts/leaving/delete-account";
import { deleteDueAccounts } from "@/lib/domain/people/accounts/leaving/delete-due";
import { pruneSignIns } from "@/lib/domain/people/accounts/sessions/prune";
import { SUSPENDED_CHANNEL } from "@/lib/domain/people/accounts/standing/suspend";
import { tagOldRows } from "@/lib/domain/people/listing/tag-old-rows";
import { pruneNotices } from "@/lib/domain/people/notices/prune";
import { refreshTrust } from "@/lib/domain/people/reputation/refresh-trust";
import { pruneExpired } from "@/lib/domain/platform/access/prune";
import { pruneMails } from "@/lib/domain/platform/mail/prune";
import { pruneMedia } from "@/lib/domain/platform/media/prune";
import { keepPartitions } from "@/lib/domain/platform/partitions/keep";
import { settlePlans } from "@/lib/domain/trade/billing/subscription/settle-plans";
import { completeBookings } from "@/lib/domain/trade/bookings/closing/complete";
import { remindOfBookings } from "@/lib/domain/trade/bookings/reminding/remind";
import { pruneCommerce } from "@/lib/domain/trade/commerce/prune";
import { pruneFiles } from "@/lib/domain/trade/files/waiting";
import { endSubscriptions } from "@/lib/domain/trade/memberships/end-subscriptions";
import { hearMemberships } from "@/lib/domain/trade/memberships/hear";
import { mailMembersPosts } from "@/lib/domain/trade/memberships/mail-posts";
import { stopSuspended } from "@/lib/domain/trade/memberships/stop-suspended";
import { remindOfBriefs } from "@/lib/domain/trade/orders/briefing/remind";
import { cancelUnanswered } from "@/lib/domain/trade/orders/canceling/answer";
import { expireCheckouts } from "@/lib/domain/trade/orders/checkout/expire-checkouts";
import { hearDisputes } from "@/lib/domain/trade/orders/closing/hear-disputes";
import { hearRefunds } from "@/lib/domain/trade/orders/closing/hear-refunds";
import { TIPS_CHANNEL } from "@/lib/domain/trade/orders/closing/tips-channel";
import { ORDER_REFUNDS_CHANNEL } from "@/lib/domain/trade/orders/refunds/decide";
import { sendRefunds } from "@/lib/domain/trade/orders/refunds/send-due";
import { acceptDeliveries } from "@/lib/domain/trade/orders/work/accept-deliveries";
import { lapseDrafts } from "@/lib/domain/trade/orders/work/lapse-drafts";
import { remindBuyers } from "@/lib/domain/trade/orders/work/remind";
import { forgetCustomers } from "@/lib/domain/trade/payments/forget-customers";
import { pruneProcessorEvents } from "@/lib/domain/trade/payments/prune-events";
import { CHARGEBACKS_CHANNEL, takeBackChargebacks } from "@/lib/domain/trade/payouts/charged-back";
import { takeOverSchedules } from "@/lib/domain/trade/payouts/taking-over/take-over-schedules";
import { tellWaiting } from "@/lib/domain/trade/payouts/waits";
import { closeTips } from "@/lib/domain/trade/tips/close-tips";
import { hearTips } from "@/lib/domain/trade/tips/hear-tips";
import { sendTipsBack } from "@/lib/domain/trade/tips/refund-tip";
import { type Job, job, LONG_MS } from "./job";

/** Work that answers how many things it did, of one kind or by kind: logged when there were any. */
type Counting = {
  name: string;
  /** Milliseconds between runs. */
  every: number;
  run: (ctx: Context) => Promise<number | Record<string, number>>;
  /** Goes through much, batch by batch, or asks the processor for each of many, and may take its time. */
  long?: true;
  /** The channel whose notifications wake it. */
  channel?: string;
};

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

const TABLE: readonly Counting[] = [
  { name: "expire-checkouts", every: MINUTE, run: expireCheckouts, long: true },
  { name: "expire-quotes", every: MINUTE, run: expireQuotes, long: true },
  { name: "accept-deliveries", every: MINUTE, run: acceptDeliveries, long: true },
  { name: "lapse-drafts", every: 10 * MINUTE, run: lapseDrafts },
  { name: "end-waits-of-runs", every: HOUR, run: endWaits },
  { name: "remind-of-briefs", every: 10 * MINUTE, run: remindOfBriefs },
  { name: "end-expired-keys", every: 5 * MINUTE, run: endExpiredKeys },
  { name: "remind-of-keys", every: HOUR, run: remindOfKeys },
  { name: "remind-buyers", every: MINUTE, run: remindBuyers },
  // refunds that were decided, and chargebacks to take back
  { name: "send-refunds", every: 5 * MINUTE, run: sendRefunds, long: true, channel: ORDER_REFUNDS_CHANNEL },
  // what was lost of the processor's events
  { name: "hear-refunds", every: 10 * MINUTE, run: hearRefunds, long: true },
  { name: "hear-disputes", every: HOUR, run: hearDisputes, long: true },
  { name: "hear-memberships", every: HOUR, run: hearMemberships, long: true },
  { name: "hear-tips", every: HOUR, run: hearTips, long: true },
  // of tips and memberships
  { name: "take-back-chargebacks", every: HOUR, run: takeBackChargebacks, long: true, channel: CHARGEBACKS_CHANNEL },
  { name: "close-tips", every: 5 * MINUTE, run: closeTips, long: true, channel: TIPS_CHANNEL },
  { name: "send-tips-back", every: 5 * MINUTE, run: sendTipsBack, long: true, channel: TIPS_CHANNEL },
  { name: "cancel-unanswered", every: MINUTE, run: cancelUnanswered, long: true },
  // who waits for a creator's payouts
  { name: "tell-waiting", every: MINUTE, run: tellWaiting },
  { name: "take-over-schedules", every: HOUR, run: takeOverSchedules, long: true },
  { name: "mail-unread", every: 30 * SECOND, run: mailUnread },
  { name: "mail-members-posts", every: MINUTE, run: mailMembersPosts, long: true },
  { name: "complete-bookings", every: MINUTE, run: completeBookings },
  { name: "remind-of-bookings", every: MINUTE, run: remindOfBookings },
  { name: "settle-plans", every: MINUTE, run: settlePlans },
  { name: "delete-due-accounts", every: 10 * MINUTE, run: deleteDueAccounts },
  { name: "end-subscriptions", every: MINUTE, run: endSubscriptions, long: true, channel: DELETED_ACCOUNTS_CHANNEL },
  { name: "forget-customers", every: 10 * MINUTE, run: forgetCustomers, long: true, channel: DELETED_ACCOUNTS_CHANNEL },
  { name: "stop-suspended", every: HOUR, run: stopSuspended, long: true, channel: SUSPENDED_CHANNEL },
  { name: "recover-deliveries", every: MINUTE, run: runRecoveries, long: true, channel: RECOVERIES_CHANNEL },
  // no score that time has changed is older than a minute
  { name: "refresh-trust", every: 30 * SECOND, run: refreshTrust, long: true },
  { name: "tag-old-rows", every: 30 * SECOND, run: tagOldRows, long: true },
  { name: "count-terms", every: HOUR, run: countTerms },
  { name: "count-facets", every: HOUR, run: countFacets, long: true },
  { name: "count-sitemap", every: HOUR, run: countSitemap, long: true },
  { name: "prune", every: 10 * MINUTE, run: pruneExpired, long: true },
  { name: "prune-commerce", every: HOUR, run: pruneCommerce, long: true },
  { name: "prune-files", every: HOUR, run: pruneFiles, long: true },
  { name: "prune-media", every: HOUR, run: pruneMedia, long: true },
  { name: "prune-inboxes", every: HOUR, run: pruneInboxes, long: true },
  { name: "prune-listening-sessions", every: MINUTE, run: pruneListeningSessions },
  { name: "prune-mails", every: HOUR, run: pruneMails },
  { name: "prune-oauth", every: 30 * MINUTE, run: pruneOAuth, long: true },
  { name: "prune-sign-ins", every: 6 * HOUR, run: pruneSignIns, long: true },
  { name: "prune-notices", every: 6 * HOUR, run: pruneNotices, long: true },
  { name: "prune-processor-events", every: 6 * HOUR, run: pruneProcessorEvents, long: true },
  { name: "prune-callbacks", every: HOUR, run: pruneCallbacks, long: true },
  { name: "prune-request-hours", every: HOUR, run: pruneRequestHours, long: true },
  { name: "keep-partitions", every: HOUR, run: keepPartitions, long: true },
  { name: "trim-attempts", every: 10 * MINUTE, run: trimAttempts, long: true },
];

/** The jobs whose runs are one call of a verb. */
export const COUNTING_JOBS = TABLE.map(({ name, every, run, long, channel }): { job: Job; channel?: string } => ({
  job: job({
    name,
    every,
    ...(long && { patience: LONG_MS }),
    async run(ctx) {
      const done = await run(ctx);
      const counts = typeof done === "number" ? [done] : Object.values(done);
      if (counts.some((n) => n > 0)) ctx.log.info({ done }, name);
    },
  }),
  ...(channel && { channel }),
}));
