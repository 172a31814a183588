import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireOperator } from "@/lib/domain/operators/access";
import { FLAGGED, REPORTED } from "./cases";
import { CHARGEBACKS } from "./chargebacks";
import { DISPUTES } from "./disputes";
import { JOBS } from "./jobs";
import { LEADS } from "./leads";
import type { Queue, QueueItem } from "./queue";
import { REFUNDS } from "./refunds";
import { VERIFICATIONS } from "./verifications";
import { WEBHOOKS } from "./webhooks";

/** What waits for operators, in the order in which it matters. */
export const QUEUES = {
  disputes: DISPUTES,
  chargebacks: CHARGEBACKS,
  reports: REPORTED,
  flagged: FLAGGED,
  verification: VERIFICATIONS,
  refunds: REFUNDS,
  jobs: JOBS,
  webhooks: WEBHOOKS,
  leads: LEADS,
} satisfies Record<string, Queue>;

export type QueueName = keyof typeof QUEUES;

/** A queue with how much waits in it, and since when. */
export type QueueCount = { name: QueueName; title: string; about: string; count: number; oldest_at: string | null };

/** Every queue with its count. For operators. */
export async function countQueues(ctx: Context): Promise<QueueCount[]> {
  await requireOperator(ctx);
  const names = Object.keys(QUEUES) as QueueName[];
  return Promise.all(
    names.map(async (name) => {
      const { title, about, size } = QUEUES[name];
      const { count, oldest } = await size(ctx);
      return { name, title, about, count, oldest_at: oldest ? new Date(oldest).toISOString() : null };
    }),
  );
}

/** What waits in one queue, the oldest first, at most 100. Throws `not_found`. */
export async function listQueue(
  ctx: Context,
  name: string,
): Promise<{ name: QueueName; title: string; about: string; items: QueueItem[] }> {
  await requireOperator(ctx);
  if (!Object.hasOwn(QUEUES, name)) throw notFound("The queue");
  const known = name as QueueName;
  const { title, about, list } = QUEUES[known];
  return { name: known, title, about, items: await list(ctx) };
}
