import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { deliveries, webhookEndpoints } from "@/db/schema";
import type { WebhookEndpointPatch, WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { mergeMetadata } from "@/lib/core/values/metadata";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { changeHeaders, openHeaders, sealHeaders } from "../custom-headers";
import { refuseOwnKinds } from "../endpoints/create-endpoint";
import { requireRoom } from "../endpoints/endpoint-room";
import { lockEndpoint, requireMade } from "../endpoints/own-endpoint";
import { type EndpointRow, viewEndpoint } from "../endpoints/view";
import { heardKinds, requireHeard } from "../events/kinds-heard";
import { isApp } from "../is-app";
import { checkDestination, destinationPolicy } from "../outbound/destination";
import { type DisabledReason, stopEndpoint } from "./disable-endpoint";

/**
 * Changes what `patch` names of an endpoint of the acting account; an empty patch changes nothing. Enabling forgets its dead letters.
 * Throws `not_found`, `validation_error` on `url`, `headers` or an app's `event_types`, `quota_exceeded` when it is enabled beyond the plan's number,
 * `insufficient_scope` for an app that leads elsewhere, or enables, what is not its own to hear.
 */
export async function updateEndpoint(
  ctx: Context,
  id: string,
  patch: WebhookEndpointPatch,
): Promise<WebhookEndpointView> {
  const { status, ...named } = patch;
  if (named.url !== undefined) checkDestination(named.url, "url", destinationPolicy(ctx.local));
  return transaction(ctx, async (tx) => {
    // the account before the endpoint: creating locks in that order
    if (status === "enabled") await requireRoom(tx, ctx, id);
    let row = await lockEndpoint(tx, ctx, id);
    const fields = otherThan(row, named);
    if (fields.url !== undefined) await requireLead(tx, ctx, row);
    if (row.appId && fields.event_types) refuseOwnKinds(fields.event_types);
    if (Object.keys(fields).length > 0) row = await change(tx, ctx, row, fields);
    if (status === "enabled" && row.status === "disabled") {
      requireEnable(ctx, row);
      row = await enable(tx, ctx, row);
    }
    if (status === "disabled") row = (await stopEndpoint(tx, ctx, id, "owner")) ?? row;
    return viewEndpoint(row);
  });
}

/**
 * What an app may not hear it leads to no receiver of its own either: it gives another URL to none but an endpoint that it made, and of
 * which it may hear all that the endpoint hears and all that still waits, which goes to the new one.
 */
async function requireLead(tx: Transaction, ctx: Context, row: EndpointRow): Promise<void> {
  if (!isApp(ctx)) return;
  requireMade(ctx, row);
  const waiting = await tx
    .selectDistinct({ kind: deliveries.eventType })
    .from(deliveries)
    .where(and(eq(deliveries.endpointId, row.id), inArray(deliveries.state, ["PENDING", "ATTEMPTING"])));
  requireHeard(ctx, [...row.eventTypes, ...waiting.map(({ kind }) => kind)]);
}

/** What ended with somebody's access, another app does not begin again; nor does one with fewer scopes what it may no longer hear. */
function requireEnable(ctx: Context, row: EndpointRow): void {
  requireHeard(ctx, row.eventTypes);
  if (row.disabledReason === ("access_ended" satisfies DisabledReason)) requireMade(ctx, row);
}

type Fields = Omit<WebhookEndpointPatch, "status">;

/** A program may send back the whole endpoint that it read: where it leads and what it hears are changed only by other values. */
function otherThan(row: EndpointRow, { url, event_types, ...rest }: Fields): Fields {
  const kinds = (types: readonly string[]) => [...new Set(types)].sort().join();
  return {
    ...rest,
    ...(url !== undefined && url !== row.url ? { url } : {}),
    ...(event_types && kinds(event_types) !== kinds(row.eventTypes) ? { event_types } : {}),
  };
}

async function change(tx: Transaction, ctx: Context, row: EndpointRow, fields: Fields): Promise<EndpointRow> {
  const { url, description, event_types, headers } = fields;
  const metadata = mergeMetadata(row.metadata, fields.metadata);
  if (url !== undefined) refuseKeptHeaders(ctx, row, url, headers);
  const sealedHeaders = headers && sealHeaders(changeHeaders(openHeaders(row.sealedHeaders), headers));
  const eventTypes = event_types && heardKinds(ctx, event_types);
  const changed = await save(tx, ctx, row.id, {
    url,
    description,
    eventTypes,
    sealedHeaders,
    metadata,
    updatedAt: ctx.now,
  });
  await recordAudit(
    tx,
    ctx,
    ownerIdOf(row),
    "webhook_endpoint.updated",
    { type: "webhook_endpoint", id: row.id },
    { fields: Object.keys(fields) },
  );
  return changed;
}

/**
 * What the headers hold is shown to nobody again, and was meant for one receiver: a program that leads the endpoint elsewhere sends them
 * again or takes them out, so that no key with `webhooks:write` has them sent to a receiver of its own.
 */
function refuseKeptHeaders({ actor }: Context, row: EndpointRow, url: string, headers: Fields["headers"]): void {
  if (actor.kind !== "credential" || new URL(url).origin === new URL(row.url).origin) return;
  const named = new Set(Object.keys(headers ?? {}).map((name) => name.toLowerCase()));
  const kept = Object.keys(openHeaders(row.sealedHeaders)).filter((name) => !named.has(name.toLowerCase()));
  if (kept.length > 0)
    throw invalidField(
      "headers",
      `${kept.join(", ")}: meant for the old receiver. Send the value again, or null, with the new url`,
    );
}

async function enable(tx: Transaction, ctx: Context, row: EndpointRow): Promise<EndpointRow> {
  const fresh = { status: "enabled", disabledReason: null, consecutiveDeadLetters: 0, updatedAt: ctx.now } as const;
  const enabled = await save(tx, ctx, row.id, fresh);
  const target = { type: "webhook_endpoint", id: row.id };
  await recordAudit(tx, ctx, ownerIdOf(row), "webhook_endpoint.enabled", target, { was: row.disabledReason });
  return enabled;
}

async function save(
  tx: Transaction,
  { livemode }: Context,
  id: string,
  set: Partial<typeof webhookEndpoints.$inferInsert>,
): Promise<EndpointRow> {
  const own = and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.livemode, livemode));
  const [row] = await tx.update(webhookEndpoints).set(set).where(own).returning();
  if (!row) throw new Error("the endpoint was not changed");
  return row;
}
