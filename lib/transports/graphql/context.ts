import DataLoader from "dataloader";
import { type Actor, type Context, createContext } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import type { Served } from "@/lib/transports/http/call";
import { authorize, type Guarded } from "@/lib/transports/http/caller/authenticate";

/** A batch read of the domain: answers in the order of its keys. */
export type BatchRead<Key, View> = (ctx: Context, keys: readonly Key[]) => Promise<readonly View[]>;

/** What every resolver receives: who calls, the context of verbs, and this request's batches. */
export type GraphContext = {
  call: Served;
  actor: Actor;
  ctx: Context;
  /** By verb: what several fields ask of one verb at a time becomes one call of it. */
  batches: Map<BatchRead<never, unknown>, DataLoader<unknown, unknown, string>>;
};

export function graphContext(call: Served): GraphContext {
  const { actor, agent, requestId, now, ip, local } = call;
  return { call, actor, ctx: createContext({ actor, agent, requestId, now, ip, local }), batches: new Map() };
}

const MOST_KEYS = 200;

/** One key's answer of a batch read, asked together with the other keys of this moment, once per request. */
export function load<Key extends string | object, View>(
  context: GraphContext,
  read: BatchRead<Key, View>,
  key: Key,
): Promise<View> {
  // PostgreSQL text cannot hold U+0000
  if (typeof key === "string" && key.includes("\0")) throw new DomainError("invalid_request", "An id holds U+0000.");
  let batch = context.batches.get(read as never) as DataLoader<Key, View, string> | undefined;
  if (!batch) {
    batch = new DataLoader<Key, View, string>((keys) => read(context.ctx, keys), {
      maxBatchSize: MOST_KEYS,
      cacheKeyFn: (asked) => (typeof asked === "string" ? asked : JSON.stringify(asked)),
    });
    context.batches.set(read as never, batch as never);
  }
  return batch.load(key);
}

/** Refuses as REST would: 401 without a credential where one is needed, then 403 and 402. Public operations admit anyone. */
export function admit({ actor }: GraphContext, operation: Guarded): void {
  if (operation.scope !== "public" && actor.kind === "anonymous") {
    throw new DomainError("unauthorized", "This field needs a credential: send `Authorization: Bearer <API key>`.", {
      ...(operation.scope === "any" ? {} : { required_scope: operation.scope }),
    });
  }
  authorize(actor, operation);
}
