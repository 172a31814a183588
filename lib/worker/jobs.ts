import { type Env, env, sandboxPayments } from "@/lib/core/env";
import { WEBHOOK_CHANNEL } from "@/lib/payments/sandbox/events";
import type { Job } from "./job";
import { acceptDeliveriesJob } from "./jobs/accept-deliveries";
import { expireCheckoutsJob } from "./jobs/expire-checkouts";
import { prune } from "./jobs/prune";
import { pruneOAuthJob } from "./jobs/prune-oauth";
import { pruneRequestLogsJob } from "./jobs/prune-request-logs";
import { sandboxWebhooks } from "./jobs/sandbox-webhooks";

/** A job and the channel whose notifications wake it, if any. */
export type ScheduledJob = { job: Job; channel?: string };

/**
 * The jobs that a worker runs in this environment. Every worker runs all of them: each is safe to run twice at once.
 */
export function workerJobs(e: Env = env()): ScheduledJob[] {
  return [
    { job: expireCheckoutsJob },
    { job: acceptDeliveriesJob },
    { job: prune },
    { job: pruneOAuthJob },
    { job: pruneRequestLogsJob },
    ...(sandboxPayments(e) ? [{ job: sandboxWebhooks, channel: WEBHOOK_CHANNEL }] : []),
  ];
}
