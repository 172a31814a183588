import { createHmac } from "node:crypto";
import { and, count, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import { type Database, database, type Transaction } from "@/db/client";
import { webhookEndpoints, webhookInboxes } from "@/db/schema";
import type { NewWebhookInbox } from "@/lib/contracts/developers/webhooks/webhook-inboxes";
import type { WebhookEndpointView, WebhookEndpointWithSecret } from "@/lib/contracts/developers/webhooks/webhooks";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { derivedKey, randomToken, sha256 } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { makerOf, ofAccount } from "../endpoints/own-endpoint";
import { type EndpointRow, viewEndpoint } from "../endpoints/view";
import { heardKinds } from "../events/kinds-heard";
import { inboxUrl } from "../inbox-url";
import { sealSecret } from "../secrets";
import { secretPrefix } from "../sign";

/** A session that nobody reads ends after this time. */
const SESSION_MS = 120_000;
/** How many people of one account may listen at once. */
const MAX_SESSIONS = 10;

/**
 * Opens a listening session of the acting account: an inbox that lives while it is read. It is no endpoint of the account: it is not
 * listed, takes no place of the plan and fires no `webhook_endpoint` event, and its signing secret is the same every time, for an app one
 * of its own. Throws `conflict` while ten are open.
 */
export async function openSession(
  ctx: Context,
  input: Omit<NewWebhookInbox, "session">,
): Promise<z.output<typeof WebhookEndpointWithSecret>> {
  const account = requireAccount(ctx);
  const secret = sessionSecret(ownerIdOf(account), appOf(ctx));
  const token = randomToken(24);
  return transaction(ctx, async (tx) => {
    await requirePlace(tx, ctx, account.userId);
    const [row] = await tx
      .insert(webhookEndpoints)
      .values({
        id: newId("whe", ctx.now.getTime()),
        userId: account.userId,
        profileId: account.profileId,
        url: inboxUrl(token),
        description: input.description,
        eventTypes: heardKinds(ctx, input.event_types),
        sealedSecret: sealSecret(secret),
        secretPrefix: secretPrefix(secret),
        sessionUntil: until(ctx),
        madeBy: makerOf(ctx),
        livemode: ctx.livemode,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning();
    if (!row) throw new Error("the session was not inserted");
    await tx.insert(webhookInboxes).values({ endpointId: row.id, tokenHash: sha256(token), createdAt: ctx.now });
    await recordAudit(tx, ctx, ownerIdOf(account), "webhook_session.opened", { type: "webhook_session", id: row.id });
    return { ...viewEndpoint(row), secret };
  });
}

/** Ends a session now: it is gone, with what it received. */
export async function endSession(tx: Transaction, ctx: Context, row: EndpointRow): Promise<WebhookEndpointView> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, row.id));
  await recordAudit(tx, ctx, ownerIdOf(row), "webhook_session.ended", { type: "webhook_session", id: row.id });
  return viewEndpoint({ ...row, status: "disabled", disabledReason: "owner" });
}

/** Keeps a session that is read from ending; writes once a minute at most. Other inboxes stay as they are. */
export async function keepSession(ctx: Context, id: string): Promise<void> {
  const halfGone = lt(webhookEndpoints.sessionUntil, new Date(ctx.now.getTime() + SESSION_MS / 2));
  await ctx.db
    .update(webhookEndpoints)
    .set({ sessionUntil: until(ctx) })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.livemode, ctx.livemode), halfGone));
}

/** Deletes the sessions, of both modes, that nobody has read for two minutes. Answers how many. */
export async function pruneListeningSessions(ctx: Context, db: Database = database()): Promise<number> {
  const gone = await db
    .delete(webhookEndpoints)
    .where(lt(webhookEndpoints.sessionUntil, ctx.now))
    .returning({ id: webhookEndpoints.id });
  return gone.length;
}

/** The app that acts, by its id; null for the person, and for a key of the account. */
function appOf({ actor }: Context): string | null {
  return actor.kind === "credential" ? actor.credential.clientId : null;
}

const until = (ctx: Context) => new Date(ctx.now.getTime() + SESSION_MS);

/**
 * One secret for all sessions of an account, so that a receiver's configuration stays good from day to day. Those of an app have another one:
 * what an app knew signs nothing any more once its access has ended.
 */
function sessionSecret(owner: string, app: string | null): string {
  const of = app === null ? owner : `${owner}\n${app}`;
  return `whsec_${createHmac("sha256", derivedKey("webhook-session")).update(of).digest("base64")}`;
}

async function requirePlace(tx: Transaction, ctx: Context, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 7))`);
  const open = and(ofAccount(ctx), isNotNull(webhookEndpoints.sessionUntil));
  const [sessions] = await tx
    .select({ open: count() })
    .from(webhookEndpoints)
    .where(and(open, sql`${webhookEndpoints.sessionUntil} > ${ctx.now.toISOString()}::timestamptz`));
  if ((sessions?.open ?? 0) < MAX_SESSIONS) return;
  throw conflict(`${MAX_SESSIONS} listening sessions are open already. End one of them, or wait two minutes.`);
}
