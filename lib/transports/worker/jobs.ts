import { type Env, env } from "@/lib/core/env";
import { CALLBACKS_CHANNEL } from "@/lib/domain/contact/callbacks/send-later";
import { ENDED_APPS_CHANNEL } from "@/lib/domain/developers/oauth/apps/disable-app";
import { NOTICES_CHANNEL } from "@/lib/domain/developers/platforms/notices";
import { MAILS_CHANNEL } from "@/lib/domain/platform/mail/queue";
import { OWED_REFUNDS_CHANNEL } from "@/lib/domain/trade/payments/owe-refund";
import { WEBHOOK_CHANNEL } from "@/lib/domain/trade/payments/sandbox/events";
import { RELEASES_CHANNEL } from "@/lib/domain/trade/payouts/release";
import { COUNTING_JOBS } from "./counting-jobs";
import type { Job } from "./job";
import { callbacksJob } from "./jobs/callbacks";
import { endGrantsJob } from "./jobs/end-grants";
import { mailNewMatchesJob } from "./jobs/mail-new-matches";
import { noticesJob } from "./jobs/notices";
import { payOutJob } from "./jobs/pay-out";
import { sandboxWebhooks } from "./jobs/sandbox-webhooks";
import { sealRowsJob } from "./jobs/seal-rows";
import { sendMailsJob } from "./jobs/send-mails";
import { sendOwedRefundsJob } from "./jobs/send-owed-refunds";

/** A job and the channel whose notifications wake it, if any. */
export type ScheduledJob = { job: Job; channel?: string };

/**
 * The jobs that a worker runs in this environment. Every worker runs all of them: each is safe to run twice at once.
 */
export function workerJobs(e: Env = env()): ScheduledJob[] {
  return [
    ...COUNTING_JOBS,
    { job: sendOwedRefundsJob, channel: OWED_REFUNDS_CHANNEL },
    { job: payOutJob, channel: RELEASES_CHANNEL },
    { job: callbacksJob, channel: CALLBACKS_CHANNEL },
    { job: noticesJob, channel: NOTICES_CHANNEL },
    { job: endGrantsJob, channel: ENDED_APPS_CHANNEL },
    { job: sealRowsJob },
    { job: mailNewMatchesJob },
    { job: sandboxWebhooks, channel: WEBHOOK_CHANNEL },
    ...(e.SMTP_URL ? [{ job: sendMailsJob, channel: MAILS_CHANNEL }] : []),
  ];
}
