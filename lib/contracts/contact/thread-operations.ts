import { z } from "zod";
import { Handle } from "../network/profiles";
import { operation } from "../operation";
import { FileIds } from "../trade/files";
import { idOf } from "../values/ids";
import { EXAMPLE_THREAD, MessageBody, Thread, ThreadParams } from "./threads";

/** A question to a creator before anything is bought. */
export const NewThread = z
  .strictObject({
    handle: Handle.meta({ description: "Whom to ask: the creator's name in URLs.", example: "harbour-type" }),
    product_id: idOf("prod").optional().meta({ description: "One of the creator's products, if it is about one." }),
    body: MessageBody,
    file_ids: FileIds.default([]),
  })
  .meta({ id: "NewThread", description: "A question to a creator." });

export type NewThread = z.output<typeof NewThread>;

const THREAD = { tag: "Messages", tier: "FREE", response: Thread } as const;

export const askCreator = operation({
  ...THREAD,
  id: "askCreator",
  touches: "split",
  method: "POST",
  path: "/v1/threads",
  summary: "Ask a creator something",
  description: "Opens a conversation for the account that asks, before it buys. At most thirty messages a minute.",
  scope: "purchases:write",
  status: 201,
  body: NewThread,
  errors: ["not_found", "conflict"],
  example: {
    body: { handle: "ferrous", body: EXAMPLE_THREAD.last_message },
    response: { ...EXAMPLE_THREAD, subject: { kind: "inquiry", id: EXAMPLE_THREAD.id }, unread: 0 },
  },
});

const WRITES = {
  ...THREAD,
  method: "POST",
  scope: "messages:write",
  orScope: "purchases:write",
  status: 200,
  params: ThreadParams,
} as const;

export const markThreadRead = operation({
  ...WRITES,
  id: "markThreadRead",
  touches: "split",
  path: "/v1/threads/{id}/read",
  summary: "Mark a conversation as read",
  description: "For your side of it. The other side sees that what they wrote was read.",
  errors: ["not_found", "insufficient_scope"],
  example: { response: { ...EXAMPLE_THREAD, unread: 0 } },
});

export const blockThread = operation({
  ...WRITES,
  id: "blockThread",
  touches: "split",
  path: "/v1/threads/{id}/block",
  summary: "Block a conversation",
  description: "Nobody can write in it until your side opens it again.",
  errors: ["not_found", "conflict", "insufficient_scope"],
  example: { response: { ...EXAMPLE_THREAD, blocked_by: "creator" } },
});

export const unblockThread = operation({
  ...WRITES,
  id: "unblockThread",
  touches: "split",
  path: "/v1/threads/{id}/unblock",
  summary: "Open a conversation again",
  description: "One that your side blocked.",
  errors: ["not_found", "conflict", "insufficient_scope"],
  example: { response: EXAMPLE_THREAD },
});
