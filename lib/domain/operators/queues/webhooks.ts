import { and, asc, count, eq, min, sql } from "drizzle-orm";
import { users, webhookEndpoints } from "@/db/schema";
import { MOST, type Queue } from "./queue";

// literal, so that the partial index serves it
const FAILING = and(sql`${webhookEndpoints.consecutiveDeadLetters} >= 10`, eq(webhookEndpoints.livemode, true));

/** Endpoints that take nothing any more. Their owners were mailed; anyone who runs the service may want to write to them. */
export const WEBHOOKS: Queue = {
  title: "Stuck webhooks",
  about: "Endpoints with ten dead letters in a row or more. Their owners are mailed by themselves.",
  async size({ db }) {
    const [row] = await db
      .select({ count: count(), oldest: min(webhookEndpoints.updatedAt) })
      .from(webhookEndpoints)
      .where(FAILING);
    return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
  },
  async list({ db }) {
    const rows = await db
      .select({ endpoint: webhookEndpoints, email: users.email })
      .from(webhookEndpoints)
      .innerJoin(users, eq(users.id, webhookEndpoints.userId))
      .where(FAILING)
      .orderBy(asc(webhookEndpoints.updatedAt))
      .limit(MOST);
    return rows.map(({ endpoint, email }) => ({
      id: endpoint.id,
      title: new URL(endpoint.url).host,
      detail: `${endpoint.consecutiveDeadLetters} dead letters in a row, ${endpoint.status}; of ${email}`,
      at: endpoint.updatedAt.toISOString(),
      path: `/operator/accounts/${endpoint.userId}`,
      again: null,
    }));
  },
};
