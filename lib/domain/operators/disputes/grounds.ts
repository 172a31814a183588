import { and, eq, inArray, or } from "drizzle-orm";
import { messages, type orders, reports, reviews, threads } from "@/db/schema";
import type { Context } from "@/lib/core/context";

type Order = Pick<typeof orders.$inferSelect, "id" | "disputedAt" | "processorDispute">;

/**
 * Whether operators may read what the two sides of an order wrote to each other: it is or was in dispute, its payment is or was disputed at a bank,
 * or a message or review of it was reported. Of any other order they read the facts alone.
 */
export async function mayReadWords({ db }: Context, { id, disputedAt, processorDispute }: Order): Promise<boolean> {
  if (disputedAt || processorDispute) return true;
  const said = db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(eq(threads.subjectId, id));
  const judged = db.select({ id: reviews.id }).from(reviews).where(eq(reviews.orderId, id));
  const [found] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(
      or(
        and(eq(reports.subjectKind, "message"), inArray(reports.subjectId, said)),
        and(eq(reports.subjectKind, "review"), inArray(reports.subjectId, judged)),
      ),
    )
    .limit(1);
  return found !== undefined;
}
