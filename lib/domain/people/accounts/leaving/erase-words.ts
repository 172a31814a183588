import { and, eq, inArray, isNull, ne, or, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { briefs, files, messages, quotes, threads } from "@/db/schema";
import { dropFiles } from "@/lib/domain/trade/files/claim";

/** What stands where somebody wrote whose account is deleted. */
export const DELETED_WORDS = "Deleted with the account of the one who wrote it.";

const NO_ORDER = ne(threads.kind, "order");

/**
 * Takes out what a person wrote in conversations that came to no order, with the files that they sent there, their briefs and what they
 * asked quotes for. What belongs to an order stays as it was agreed. `email` only where it was proved to be theirs. Before
 * `eraseBuyer`, after which nothing says any more whose it was.
 */
export async function eraseWords(
  tx: Transaction,
  { userId, profileId, email }: { userId: string; profileId: string | null; email: string | null },
): Promise<void> {
  const asGuest = email === null ? undefined : and(isNull(threads.buyerUserId), eq(threads.buyerEmail, email));
  const asked = or(eq(threads.buyerUserId, userId), asGuest);
  await eraseMessages(tx, and(NO_ORDER, asked), "buyer");
  if (profileId) await eraseMessages(tx, and(NO_ORDER, eq(threads.profileId, profileId)), "creator");
  const own = tx.select({ id: briefs.id }).from(briefs).where(eq(briefs.buyerUserId, userId));
  await tx
    .update(threads)
    .set({ title: DELETED_WORDS })
    .where(and(NO_ORDER, asked, inArray(threads.originId, own)));
  await tx.update(briefs).set({ brief: DELETED_WORDS, callbackUrl: null }).where(eq(briefs.buyerUserId, userId));
  const quoted = email === null ? undefined : and(isNull(quotes.buyerUserId), eq(quotes.buyerEmail, email));
  const unpaid = and(isNull(quotes.orderId), or(eq(quotes.buyerUserId, userId), quoted));
  await tx.update(quotes).set({ brief: DELETED_WORDS }).where(unpaid);
  await tx
    .update(quotes)
    .set({ note: null })
    .where(and(unpaid, eq(quotes.declinedBy, "buyer")));
}

/** What one side of these conversations wrote, also by apps and handles: nobody else writes for it. */
async function eraseMessages(tx: Transaction, which: SQL | undefined, side: "buyer" | "creator"): Promise<void> {
  const within = tx.select({ id: threads.id }).from(threads).where(which);
  const written = and(inArray(messages.threadId, within), eq(messages.side, side));
  const ids = tx.select({ id: messages.id }).from(messages).where(written);
  await dropFiles(tx, and(eq(files.subject, "message"), inArray(files.subjectId, within), inArray(files.part, ids)));
  await tx.update(messages).set({ body: DELETED_WORDS }).where(written);
  await tx
    .update(threads)
    .set({ lastPreview: DELETED_WORDS })
    .where(and(which, eq(threads.lastSide, side)));
}
