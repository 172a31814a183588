import { sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { quotes } from "@/db/schema";
import type { MessageView, ThreadView } from "@/lib/contracts/contact/threads";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { findThreadOf, orderPlace, threadFor } from "../access/find";
import { type ShownThread, viewThread } from "../record/view";
import { listMessages } from "./messages";

type Proof = { token?: string | undefined; as?: "buyer" | "creator" };
/** The message of the page by which the quote was offered that the thread is about, and whether it can still be accepted. */
type Offer = { message_id: string; quote_id: string; open: boolean };
type Shown = { thread: ThreadView; page: Page<MessageView>; older: boolean; offer: Offer | null };

const SHOWN = 100;

/**
 * A conversation as a page shows it to one of its sides: with its latest messages, or the `older` ones from the cursor `before` on.
 * Throws `not_found`, `invalid_cursor`.
 */
export async function showThread(ctx: Context, id: string, proof: Proof = {}, before?: string): Promise<Shown> {
  const { thread, side } = await threadFor(ctx, id, proof);
  const page = await listMessages(ctx, id, { limit: SHOWN, cursor: before }, proof);
  const offer = await offerAmong(ctx, thread, page.data);
  return { thread: viewThread(thread, side), page, older: before !== undefined, offer };
}

const quoteOf = prepared("quote_of_thread", (db) =>
  db
    .select({ offeredAt: quotes.offeredAt, status: quotes.status })
    .from(quotes)
    .where(sql`${quotes.id} = ${sql.placeholder("id")} and ${quotes.livemode} = ${sql.placeholder("livemode")}`),
);

/** An offer is said in the transaction that makes it: at the same moment, by the creator's side. */
async function offerAmong(
  { livemode }: Context,
  { kind, subjectId: id }: ShownThread,
  messages: readonly MessageView[],
): Promise<Offer | null> {
  if (kind !== "quote") return null;
  const [quote] = await quoteOf().execute({ id, livemode });
  const at = quote?.offeredAt?.toISOString();
  const said = at && messages.find(({ side, created_at }) => side === "creator" && created_at === at);
  return said ? { message_id: said.id, quote_id: id, open: quote?.status === "OFFERED" } : null;
}

/** The same of an order, for one of its sides; null while nobody has written. Throws `not_found`. */
export async function showOrderThread(ctx: Context, orderId: string, proof: Proof = {}): Promise<Shown | null> {
  await orderPlace(ctx, orderId, proof);
  const thread = await findThreadOf(ctx, orderId);
  return thread ? showThread(ctx, thread.id, proof) : null;
}
