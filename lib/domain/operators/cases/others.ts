import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { messages, profiles, reviews, type safetyCases, threads } from "@/db/schema";

type Subject = Pick<typeof safetyCases.$inferSelect, "subjectKind" | "subjectId">;

/** The accounts that a case concerns apart from who answers for it: whose page a review is of, and both sides of a conversation. */
export async function othersIn(tx: Transaction, { subjectKind, subjectId }: Subject): Promise<(string | null)[]> {
  if (subjectKind === "review") {
    const found = await tx
      .select({ creator: profiles.userId })
      .from(reviews)
      .innerJoin(profiles, eq(profiles.id, reviews.profileId))
      .where(eq(reviews.id, subjectId));
    return found.map(({ creator }) => creator);
  }
  if (subjectKind !== "message") return [];
  const found = await tx
    .select({ creator: profiles.userId, buyer: threads.buyerUserId })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(profiles, eq(profiles.id, threads.profileId))
    .where(eq(messages.id, subjectId));
  return found.flatMap(({ creator, buyer }) => [creator, buyer]);
}
