import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { singleClient } from "@/db/client";
import { users } from "@/db/schema";

/** What an empty database is filled with: the demo network, nothing, or the demo network and N made-up creators. */
export type SeedPlan = "demo" | "none" | `large:${number}`;

const LOCK = 4_815_162_343;

/**
 * Fills a database that has no users, in one transaction: it is filled whole or not at all, and of several processes one does it.
 * Emits no events. `log` gets a line of progress. The same plan makes the same content, dated back from now.
 */
export async function seed(plan: SeedPlan, log: (line: string) => void): Promise<void> {
  if (plan === "none") return;
  const startedAt = performance.now();
  const count = plan === "demo" ? 0 : Number(plan.slice("large:".length));
  const client = singleClient(); // the pool waits 18 s for a statement, and an index of half a million rows takes longer
  const filling = drizzle(client).transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
    const known = await tx.select({ id: users.id }).from(users).limit(1);
    if (known.length > 0) return null;
    // half of the domain: most starts find a database that is filled
    const { fill } = await import("./fill");
    return fill(tx, count, log);
  });
  const done = await filling.finally(() => client.end());
  if (done) log(`Seeded ${done} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
