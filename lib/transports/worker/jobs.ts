import { type Env, env, sandboxPayments } from "@/lib/core/env";
import { CALLBACKS_CHANNEL } from "@/lib/domain/contact/callbacks/send-later";
import { RECOVERIES_CHANNEL } from "@/lib/domain/developers/webhooks/replay/recover";
import { DELETED_ACCOUNTS_CHANNEL } from "@/lib/domain/people/accounts/delete-account";
import { MAILS_CHANNEL } from "@/lib/domain/platform/mail/queue";
import { OWED_REFUNDS_CHANNEL } from "@/lib/domain/trade/payments/owe-refund";
import { WEBHOOK_CHANNEL } from "@/lib/domain/trade/payments/sandbox/events";
import type { Job } from "./job";
import { acceptDeliveriesJob } from "./jobs/accept-deliveries";
import { callbacksJob } from "./jobs/callbacks";
import { completeBookingsJob } from "./jobs/complete-bookings";
import { endSubscriptionsJob } from "./jobs/end-subscriptions";
import { expireCheckoutsJob } from "./jobs/expire-checkouts";
import { prune } from "./jobs/prune";
import { pruneFilesJob } from "./jobs/prune-files";
import { pruneInboxesJob, pruneSessionsJob } from "./jobs/prune-inboxes";
import { pruneMailsJob } from "./jobs/prune-mails";
import { pruneOAuthJob } from "./jobs/prune-oauth";
import { pruneRequestLogsJob } from "./jobs/prune-request-logs";
import { recoverDeliveriesJob } from "./jobs/recover-deliveries";
import { refreshTrustJob } from "./jobs/refresh-trust";
import { remindBuyersJob } from "./jobs/remind-buyers";
import { sandboxWebhooks } from "./jobs/sandbox-webhooks";
import { sealRowsJob } from "./jobs/seal-rows";
import { sendMailsJob } from "./jobs/send-mails";
import { sendOwedRefundsJob } from "./jobs/send-owed-refunds";
import { sendRefundsJob } from "./jobs/send-refunds";
import { settlePlansJob } from "./jobs/settle-plans";
import { trimAttemptsJob } from "./jobs/trim-attempts";

/** A job and the channel whose notifications wake it, if any. */
export type ScheduledJob = { job: Job; channel?: string };

/**
 * The jobs that a worker runs in this environment. Every worker runs all of them: each is safe to run twice at once.
 */
export function workerJobs(e: Env = env()): ScheduledJob[] {
  return [
    { job: expireCheckoutsJob },
    { job: acceptDeliveriesJob },
    { job: remindBuyersJob },
    { job: sendRefundsJob },
    { job: sendOwedRefundsJob, channel: OWED_REFUNDS_CHANNEL },
    { job: callbacksJob, channel: CALLBACKS_CHANNEL },
    { job: completeBookingsJob },
    { job: prune },
    { job: pruneFilesJob },
    { job: pruneInboxesJob },
    { job: pruneSessionsJob },
    { job: pruneMailsJob },
    { job: pruneOAuthJob },
    { job: pruneRequestLogsJob },
    { job: refreshTrustJob },
    { job: settlePlansJob },
    { job: endSubscriptionsJob, channel: DELETED_ACCOUNTS_CHANNEL },
    { job: sealRowsJob },
    { job: recoverDeliveriesJob, channel: RECOVERIES_CHANNEL },
    { job: trimAttemptsJob },
    ...(e.SMTP_URL ? [{ job: sendMailsJob, channel: MAILS_CHANNEL }] : []),
    ...(sandboxPayments(e) ? [{ job: sandboxWebhooks, channel: WEBHOOK_CHANNEL }] : []),
  ];
}
