import type { NewThread } from "@/lib/contracts/contact/thread-operations";
import type { MessageView, NewMessage, ThreadQuery, ThreadView } from "@/lib/contracts/contact/threads";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import type { SentFile } from "@/lib/domain/trade/files/attachments";
import { sideByScope, sideToList } from "./access/by-scope";
import { listBuyerThreads, listThreads } from "./reading/list";
import { type Conversation, conversationOf, listMessages } from "./reading/messages";
import { readThread } from "./reading/unread";
import { askCreator } from "./writing/ask";
import { blockThread, unblockThread } from "./writing/block";
import { sendMessage } from "./writing/send";

/** What programs do with conversations, on whichever side their account stands and their scopes allow. */

export async function listSide(ctx: Context, { side, ...query }: ThreadQuery): Promise<Page<ThreadView>> {
  return sideToList(ctx, side) === "creator" ? listThreads(ctx, query) : listBuyerThreads(ctx, query);
}

export async function messagesOfSide(
  ctx: Context,
  id: string,
  query: Parameters<typeof listMessages>[2],
): Promise<Page<MessageView>> {
  return listMessages(ctx, id, query, await sideByScope(ctx, id, "read"));
}

/** The same, and the conversation that they are of. */
export async function conversationOfSide(
  ctx: Context,
  id: string,
  query: Parameters<typeof listMessages>[2],
): Promise<{ page: Page<MessageView>; conversations: Conversation[] }> {
  const { thread, as } = await sideByScope(ctx, id, "read");
  return { page: await listMessages(ctx, id, query, { as }), conversations: [conversationOf(thread)] };
}

export async function sendAsSide(
  ctx: Context,
  id: string,
  { body, file_ids, files }: NewMessage & { files?: readonly SentFile[] },
  via: "api" | "mcp" = "api",
): Promise<MessageView> {
  return sendMessage(
    ctx,
    id,
    { body, fileIds: file_ids, ...(files && { files }) },
    via,
    await sideByScope(ctx, id, "write"),
  );
}

export async function readAsSide(ctx: Context, id: string): Promise<ThreadView> {
  return readThread(ctx, id, await sideByScope(ctx, id, "write"));
}

export async function blockAsSide(ctx: Context, id: string): Promise<ThreadView> {
  return blockThread(ctx, id, await sideByScope(ctx, id, "write"));
}

export async function unblockAsSide(ctx: Context, id: string): Promise<ThreadView> {
  return unblockThread(ctx, id, await sideByScope(ctx, id, "write"));
}

/** Asks as the account. */
export async function ask(
  ctx: Context,
  { product_id: productId, file_ids: fileIds, ...asked }: NewThread,
): Promise<ThreadView> {
  return (await askCreator(ctx, { ...asked, productId, fileIds })).thread;
}
