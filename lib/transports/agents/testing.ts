import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { makeApiKey, makeCreator, makeProduct } from "@/db/factories";
import { orders } from "@/db/schema";
import type { Scope } from "@/lib/contracts/scopes";
import { type Context, createContext } from "@/lib/core/context";
import { type Listener, listen } from "@/lib/core/process/listen";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { RUNS_CHANNEL } from "@/lib/domain/agents/runs/start";
import { stopWaiting } from "@/lib/domain/agents/runs/wait";
import { RunLoop } from "./run-loop";

export type Owner = Awaited<ReturnType<typeof makeCreator>>;

/** The context of the worker. */
export const worker = (now: Date): Context => systemContext("agent-runs", now);

/** The run loops of a test file: started where a test wants one, stopped after it. */
export class Loops {
  private readonly running: RunLoop[] = [];
  private listener: Listener | undefined;

  start(): RunLoop {
    const loop = new RunLoop({ context: worker });
    this.running.push(loop);
    this.listener ??= listen({ [RUNS_CHANNEL]: () => this.running.map((one) => one.wake()) });
    return loop;
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.splice(0).map((loop) => loop.stop()));
  }

  async close(): Promise<void> {
    await this.stop();
    await this.listener?.stop();
    await stopWaiting();
  }
}

/** The creator, signed in. */
export function asOwner({ userId, profileId, email }: Owner): Context {
  return createContext({
    actor: { kind: "user", userId, profileId, sessionId: "test", email },
    requestId: newId("req"),
  });
}

/** The creator by a fresh API key of these scopes. */
export async function asKey(owner: Owner, scopes: readonly Scope[]): Promise<{ ctx: Context; keyId: string }> {
  const { id: keyId } = await makeApiKey(owner.profileId, [...scopes]);
  const { userId, profileId, handle } = owner;
  const credential = {
    kind: "api_key",
    id: keyId,
    prefix: null,
    clientId: null,
    expiresAt: null,
    livemode: true,
  } as const;
  const who = { userId, profileId, handle, displayName: "", tier: "FREE", scopes } as const;
  return { ctx: createContext({ actor: { kind: "credential", credential, ...who }, requestId: newId("req") }), keyId };
}

/** A discoverable creator with one product that can be bought: see `orderFrom`. */
export async function makeSeller(): Promise<Owner & { productId: string }> {
  const seller = await makeCreator({ mcpDiscoverable: true });
  const { id } = await makeProduct(seller.profileId, { name: "Harbour chart", sellable: true });
  return { ...seller, productId: id };
}

/** An intent that orders the cheapest package of a seller's one product: read its offers, then open the checkout. */
export const orderFrom = ({ handle }: { handle: string }): string => `Order the Basic harbour chart from @${handle}`;

/** How many orders a creator has. */
export function ordersOf(profileId: string): Promise<number> {
  return database().$count(orders, eq(orders.profileId, profileId));
}
