"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import {
  MessageBody,
  MessageWithFiles,
  SAYS_NOTHING,
  saysSomething,
  THREAD_SIDES,
} from "@/lib/contracts/contact/threads";
import { Handle } from "@/lib/contracts/network/profiles";
import { FormFileIds } from "@/lib/contracts/trade/files";
import { orNothing } from "@/lib/contracts/values/or-nothing";
import { Email } from "@/lib/contracts/values/text";
import { readThread } from "@/lib/domain/contact/threads/reading/unread";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { blockThread, unblockThread } from "@/lib/domain/contact/threads/writing/block";
import { sendMessage, sendOrderMessage } from "@/lib/domain/contact/threads/writing/send";
import { action } from "@/lib/transports/actions/action";

/** Which conversation, on which side, and the token of the link that a guest came by. */
const Which = {
  id: z.string().max(40),
  as: z.enum(THREAD_SIDES),
  token: z.string().max(200).optional(),
};

/** Writes in a conversation; for an order without one, its first message opens it. */
export const writeAction = action(
  z.strictObject({ ...Which, body: MessageWithFiles, file_ids: FormFileIds }).refine(saysSomething, SAYS_NOTHING),
  async (ctx, { id, as, token, body, file_ids: fileIds }) => {
    const proof = { as, token: token || undefined };
    const sent = await (id.startsWith("ord_")
      ? sendOrderMessage(ctx, id, { body, fileIds }, proof)
      : sendMessage(ctx, id, { body, fileIds }, "site", proof));
    refresh();
    return { id: sent.id };
  },
);

/** Notes that what is shown was read. */
export const readAction = action(z.strictObject(Which), async (ctx, { id, as, token }) => {
  const read = await readThread(ctx, id, { as, token: token || undefined });
  refresh();
  return read;
});

export const blockAction = action(z.strictObject(Which), async (ctx, { id, as, token }) => {
  const done = await blockThread(ctx, id, { as, token: token || undefined });
  refresh();
  return done;
});

export const unblockAction = action(z.strictObject(Which), async (ctx, { id, as, token }) => {
  const done = await unblockThread(ctx, id, { as, token: token || undefined });
  refresh();
  return done;
});

/** Asks a creator something, and goes on in the conversation. */
export const askAction = action(
  z.strictObject({
    handle: Handle,
    product_id: orNothing(z.string().max(40)),
    body: MessageBody,
    email: orNothing(Email),
    file_ids: FormFileIds,
  }),
  async (ctx, { product_id: productId, file_ids: fileIds, ...asked }) => {
    const { path } = await askCreator(ctx, { ...asked, productId, fileIds });
    refresh();
    redirect(path);
  },
);
