import type { MessageView, ThreadView } from "@/lib/contracts/contact/threads";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { findThreadOf, orderPlace, threadFor } from "../access/find";
import { viewThread } from "../record/view";
import { listMessages } from "./messages";

type Proof = { token?: string | undefined; as?: "buyer" | "creator" };
type Shown = { thread: ThreadView; page: Page<MessageView>; older: boolean };

const SHOWN = 100;

/**
 * A conversation as a page shows it to one of its sides: with its latest messages, or the `older` ones from the cursor `before` on.
 * Throws `not_found`, `invalid_cursor`.
 */
export async function showThread(ctx: Context, id: string, proof: Proof = {}, before?: string): Promise<Shown> {
  const { thread, side } = await threadFor(ctx, id, proof);
  const page = await listMessages(ctx, id, { limit: SHOWN, cursor: before }, proof);
  return { thread: viewThread(thread, side), page, older: before !== undefined };
}

/** The same of an order, for one of its sides; null while nobody has written. Throws `not_found`. */
export async function showOrderThread(ctx: Context, orderId: string, proof: Proof = {}): Promise<Shown | null> {
  await orderPlace(ctx, orderId, proof);
  const thread = await findThreadOf(ctx, orderId);
  return thread ? showThread(ctx, thread.id, proof) : null;
}
