import { and, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { webhookEndpoints } from "@/db/schema";
import { DomainError, notFound } from "@/lib/core/errors";
import type { EndpointRow } from "./view";

/** An endpoint of a creator; a listening session is none. Throws `not_found`. */
export async function ownEndpoint(db: Database, profileId: string, id: string): Promise<EndpointRow> {
  return found(await db.select().from(webhookEndpoints).where(owned(profileId, id)));
}

/** The same, locked: nobody else changes it before the transaction ends. */
export async function lockEndpoint(tx: Transaction, profileId: string, id: string): Promise<EndpointRow> {
  return found(await tx.select().from(webhookEndpoints).where(owned(profileId, id)).for("no key update"));
}

/** An endpoint or a listening session of a creator, locked. Throws `not_found`. */
export async function lockReceiver(tx: Transaction, profileId: string, id: string): Promise<EndpointRow> {
  return found(await tx.select().from(webhookEndpoints).where(ofCreator(profileId, id)).for("no key update"));
}

/** Throws `invalid_state_transition` for a disabled endpoint: what is sent to it would be skipped. */
export function requireEnabled(status: EndpointRow["status"]): void {
  if (status === "enabled") return;
  throw new DomainError("invalid_state_transition", "The endpoint is disabled. Enable it, then try again.");
}

const ofCreator = (profileId: string, id: string) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.profileId, profileId));

const owned = (profileId: string, id: string) => and(ofCreator(profileId, id), isNull(webhookEndpoints.sessionUntil));

function found([row]: EndpointRow[]): EndpointRow {
  if (!row) throw notFound("The webhook endpoint");
  return row;
}
