import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { webhookEndpoints } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { isApp } from "../is-app";
import type { EndpointRow } from "./view";

/** An endpoint of the acting account; a listening session is none. Throws `not_found`. */
export async function ownEndpoint(ctx: Context, id: string): Promise<EndpointRow> {
  return found(await ctx.db.select().from(webhookEndpoints).where(owned(ctx, id)));
}

/** The same, locked: nobody else changes it before the transaction ends. */
export async function lockEndpoint(tx: Transaction, ctx: Context, id: string): Promise<EndpointRow> {
  return found(await tx.select().from(webhookEndpoints).where(owned(ctx, id)).for("no key update"));
}

/** An endpoint or a listening session of the acting account, locked. Throws `not_found`. */
export async function lockReceiver(tx: Transaction, ctx: Context, id: string): Promise<EndpointRow> {
  return found(await tx.select().from(webhookEndpoints).where(receiver(ctx, id)).for("no key update"));
}

/** Throws `invalid_state_transition` for a disabled endpoint: what is sent to it would be skipped. */
export function requireEnabled(status: EndpointRow["status"]): void {
  if (status === "enabled") return;
  throw new DomainError("invalid_state_transition", "The endpoint is disabled. Enable it, then try again.");
}

const receiver = (ctx: Context, id: string) => and(eq(webhookEndpoints.id, id), ofAccount(ctx));

const owned = (ctx: Context, id: string) => and(receiver(ctx, id), isNull(webhookEndpoints.sessionUntil));

/** The condition for endpoints and listening sessions of the acting account, in its mode, as far as they concern the actor. */
export function ofAccount(ctx: Context) {
  return and(
    eq(webhookEndpoints.userId, requireAccount(ctx).userId),
    eq(webhookEndpoints.livemode, ctx.livemode),
    isApp(ctx) ? isNull(webhookEndpoints.appId) : undefined,
  );
}

/** What an endpoint that the actor makes ends with: an app's access, whichever token it came with, or a key. Null for the person. */
export function makerOf({ actor }: Context): string | null {
  return actor.kind === "credential" ? (actor.credential.clientId ?? actor.credential.id) : null;
}

/**
 * Throws `insufficient_scope` for an app and an endpoint that it did not make: where that one's events go and what they are signed with is
 * the business of who made it.
 */
export function requireMade(ctx: Context, { madeBy }: EndpointRow): void {
  if (!isApp(ctx) || madeBy === makerOf(ctx)) return;
  throw new DomainError(
    "insufficient_scope",
    "This app did not make the endpoint: only its person, or who made it, may do that. Create one of the app's own.",
  );
}

function found([row]: EndpointRow[]): EndpointRow {
  if (!row) throw notFound("The webhook endpoint");
  return row;
}
