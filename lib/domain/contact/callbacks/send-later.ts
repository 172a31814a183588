import { sql } from "drizzle-orm";
import { sendIn, type Transaction, wakeAfter } from "@/db/client";
import { callbacks } from "@/db/schema";
import { builder } from "@/db/statements/statement";
import type { Write } from "@/db/statements/trailing";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";

/** The channel that wakes the job that sends. */
export const CALLBACKS_CHANNEL = "callbacks";

export type Callback = {
  profileId: string;
  /** The id of the intro or brief that is answered. */
  subject: string;
  /** As in `intro.accepted`: what the receiver finds in `Service-Event`. */
  event: string;
  url: string;
  body: Record<string, unknown>;
};

const QUEUE: Write = {
  definitions: sql`callback{} as ${builder.insert(callbacks).values({
    id: sql`$1`,
    profileId: sql`$2`,
    subject: sql`$3`,
    event: sql`$4`,
    url: sql`$5`,
    body: sql`$6`,
    dueAt: sql`$7::timestamptz`,
    createdAt: sql`$7::timestamptz`,
    livemode: sql`$8::boolean`,
  })}`,
};

/** Queues an answer to the URL that a request named, in the transaction that gives it; the worker sends it after the commit. */
export async function callBackLater(tx: Transaction, ctx: Context, callback: Callback): Promise<void> {
  await sendIn(tx, QUEUE, [
    newId("cb", ctx.now.getTime()),
    callback.profileId,
    callback.subject,
    callback.event,
    callback.url,
    JSON.stringify(callback.body),
    ctx.now.toISOString(),
    ctx.livemode,
  ]);
  wakeAfter(tx, CALLBACKS_CHANNEL);
}
