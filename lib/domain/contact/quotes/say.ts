import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { threads } from "@/db/schema";
import type { QuoteSide } from "@/lib/contracts/contact/quotes";
import type { Context } from "@/lib/core/context";
import { appendMessage } from "@/lib/domain/contact/threads/record/append";
import { authorOf, SYSTEM } from "@/lib/domain/contact/threads/record/author";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import type { QuoteRow } from "@/lib/domain/trade/quotes/move";

/** What a side says in its own words, or the platform where they said nothing. */
type Said = { side: QuoteSide; body: string; otherwise: string; blocked: "skip" | "refuse" };

/**
 * Says in a quote's conversation what became of it, in the words of who did it. Both sides have a mail of their own of that. Throws
 * `conflict` in a blocked conversation, where it is not to be skipped.
 */
export async function sayInThread(tx: Transaction, ctx: Context, quote: QuoteRow, said: Said): Promise<void> {
  const mine = and(eq(threads.id, quote.threadId), eq(threads.livemode, ctx.livemode));
  const [thread] = await tx.select().from(threads).where(mine).for("no key update");
  if (!thread || (thread.blockedBy && said.blocked === "skip")) return;
  const via = ctx.actor.kind === "credential" ? "api" : "site";
  if (!said.body) {
    const platform = { side: "platform", author: SYSTEM, via: "site", body: said.otherwise } as const;
    await appendMessage(tx, ctx, thread, { ...platform, told: true, mailed: true });
    return;
  }
  const { displayName } = await ownerOf(tx, quote.profileId);
  const author = await authorOf(ctx, { thread: { ...thread, displayName }, side: said.side, byHandle: false });
  await appendMessage(tx, ctx, thread, { side: said.side, author, via, body: said.body, told: true, mailed: true });
}
