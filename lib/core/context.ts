import { type Database, database, type Transaction } from "@/db/client";
import type { Scope } from "@/lib/contracts/scopes";
import type { PlanTier } from "@/lib/contracts/tiers";
import { currentDate } from "./clock";
import { type Logger, logger } from "./log";

/**
 * Who acts. `credential` is an API key, an OAuth grant or a bridge token of an account; `user` is a signed-in browser. Both may have
 * no creator's page. `displayName` is the page's, or the person's without one.
 */
export type Actor =
  | { kind: "anonymous" }
  | { kind: "system"; id: string }
  | {
      kind: "user";
      userId: string;
      profileId: string | null;
      sessionId: string;
      email: string;
      /** The operator who looks at the account as this person sees it: nothing can be changed then. */
      viewedBy?: string;
    }
  | {
      kind: "credential";
      credential: Credential;
      userId: string;
      profileId: string | null;
      handle: string | null;
      displayName: string;
      tier: PlanTier;
      scopes: readonly Scope[];
    };

export type Credential = {
  /** `agent`: a saved agent, in a run that its owner started; its id is the agent's. */
  kind: "api_key" | "oauth" | "bridge" | "agent";
  id: string;
  prefix: string | null;
  clientId: string | null;
  expiresAt: Date | null;
  /** False for a test key, and for what acts for an app of test mode. */
  livemode: boolean;
  /** Addresses and ranges that a key may be used from; absent or empty for all. */
  allowedIps?: readonly string[];
};

export type { Transaction };

/** An agent that is known to be who it says: one of the account's own, or a signer's by the address of its keys. */
export type NamedAgent = { id: string; name: string };

/** What every verb receives: who acts, when, over which connection, under which request id. */
export type Context = {
  actor: Actor;
  /** Which agent acts, where that is proved: its name stands on what it makes. It gives no rights. */
  agent: NamedAgent | null;
  /** The pool, or the open transaction. */
  db: Database;
  inTransaction: boolean;
  /** Which rows are there for the one who acts: those of live mode, or those of test mode. */
  livemode: boolean;
  now: Date;
  requestId: string;
  ip: string | null;
  /** Whether who asks is known to be on this machine. */
  local: boolean;
  log: Logger;
};

type ContextParts = Pick<Context, "actor" | "requestId"> & {
  agent?: NamedAgent | null;
  now?: Date;
  ip?: string | null;
  local?: boolean;
  tx?: Transaction;
  log?: Logger;
};

/** The context of one request, action or job: over the pool, or over a transaction that is already open. */
export function createContext(parts: ContextParts): Context {
  return {
    actor: parts.actor,
    agent: parts.agent ?? null,
    db: parts.tx ?? database(),
    inTransaction: parts.tx !== undefined,
    livemode: livemodeOf(parts.actor),
    now: parts.now ?? currentDate(),
    requestId: parts.requestId,
    ip: parts.ip ?? null,
    local: parts.local ?? false,
    log: parts.log ?? logger(),
  };
}

/** The mode that an actor acts in: a credential's own. Jobs take it from the row that they work on, pages from `pageContext`. */
export function livemodeOf(actor: Actor): boolean {
  return actor.kind !== "credential" || actor.credential.livemode;
}
