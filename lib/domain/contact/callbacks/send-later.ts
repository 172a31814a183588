import { sendIn, type Transaction } from "@/db/client";
import type { Write } from "@/db/trailing";
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
  definitions: `callback{} as (
    insert into callbacks (id, profile_id, subject, event, url, body, due_at, created_at)
    values ($1, $2, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz))`,
  last: `select pg_notify('${CALLBACKS_CHANNEL}', '')::text`,
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
  ]);
}
