import type { Database } from "@/db/client";
import type { EventObject } from "./objects/kinds";

/** What every handler of the sandbox receives. */
export type Call = {
  /** The transaction of a mutation, the pool for a read. */
  db: Database;
  /** The moment of the call in Unix seconds, as the processor's objects hold it. */
  now: number;
  /** Where the hosted pages are, without a trailing slash. */
  origin: string;
  /** The API request that caused the change, as its events name it; both null for a hosted page. */
  request: { id: string | null; idempotency_key: string | null };
  /** The connected account on whose behalf it is asked (`Stripe-Account`), or null for the platform's own. */
  account: string | null;
  /** Events of this transaction, written at its end. */
  outbox: { event: EventObject; group: string }[];
};
