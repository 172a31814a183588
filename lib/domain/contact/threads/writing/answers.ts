import type { Transaction } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { hashOf, replyHandle } from "../access/handles";
import { appendMessage, type Written } from "../record/append";
import { authorOf, SYSTEM, viaOf } from "../record/author";
import { openThread, type ThreadRow } from "../record/open";

/** What somebody without an account asked by an agent: an introduction, a brief, a quote. */
export type Asked = {
  kind: "intro" | "brief" | "quote";
  subjectId: string;
  title: string;
  profileId: string;
  productId?: string | null;
};

const AGENT = "An agent";

/** Who asked with an account: on the site, or by their app or key. */
export type Asker = { userId: string; name: string };

/** Opens the conversation of what an agent or a person asked, with the question as its first message, and answers its id. */
export async function openAsked(
  tx: Transaction,
  ctx: Context,
  asked: Asked,
  text: string,
  asker?: Asker,
): Promise<string> {
  if (!asker) return (await askedThread(tx, ctx, asked, text)).id;
  // their app or key also gets a handle, as one that asks for nobody does
  const byHandle = ctx.actor.kind === "credential";
  const replyHash = byHandle ? hashOf(replyHandle(asked.subjectId)) : null;
  const { thread, made } = await openThread(tx, ctx, { ...asked, buyer: asker, replyHash });
  const said = { thread: { buyerName: asker.name, displayName: "" }, side: "buyer", byHandle: false } as const;
  const author = await authorOf(ctx, said);
  if (made)
    await appendMessage(tx, ctx, thread, { side: "buyer", author, via: viaOf(ctx), body: text, byHandle, told: true });
  return thread.id;
}

async function askedThread(tx: Transaction, ctx: Context, asked: Asked, text: string): Promise<ThreadRow> {
  const replyHash = hashOf(replyHandle(asked.subjectId));
  const { thread, made } = await openThread(tx, ctx, { ...asked, buyer: { name: AGENT }, replyHash });
  if (!made) return thread;
  const author: Written["author"] = { kind: "app", id: null, name: AGENT };
  await appendMessage(tx, ctx, thread, { side: "buyer", author, via: "mcp", body: text, byHandle: true, told: true });
  // for what is appended next: the row as it was locked does not know of the first message
  return { ...thread, handleAsked: true };
}

type Answer = {
  asked: Asked;
  /** The question, for a conversation from before there were any. */
  text: string;
  displayName: string;
};

/** Puts the creator's answer into the conversation: what they chose to say, or that they declined. */
export async function answerAsked(
  tx: Transaction,
  ctx: Context,
  { asked, text, displayName }: Answer,
  { reply, contact, declined }: { reply: string | null; contact: string | null; declined: string },
): Promise<void> {
  const thread = await askedThread(tx, ctx, asked, text);
  if (thread.blockedBy) return;
  const body = [reply, contact && `Contact: ${contact}`].filter(Boolean).join("\n\n");
  if (!body) {
    await appendMessage(tx, ctx, thread, { side: "platform", author: SYSTEM, via: "site", body: declined, told: true });
    return;
  }
  const author = await authorOf(ctx, { thread: { ...thread, displayName }, side: "creator", byHandle: false });
  await appendMessage(tx, ctx, thread, { side: "creator", author, via: viaOf(ctx), body, told: true });
}
