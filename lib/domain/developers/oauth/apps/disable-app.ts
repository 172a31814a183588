import { and, eq, isNull } from "drizzle-orm";
import { wakeAfter } from "@/db/client";
import { oauthClients, oauthGrants } from "@/db/schema";
import type { OAuthAppView } from "@/lib/contracts/developers/oauth/oauth";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { requireConsenter } from "../consenter";
import { ownApp } from "./own-app";
import { viewApp } from "./view";

/** The channel that wakes the job that ends grants. */
export const ENDED_APPS_CHANNEL = "ended_apps";

/**
 * Ends the account's own app for good: its grants stand for nothing from the commit on, the worker ends one after another, and nobody can
 * consent to it again. Throws `not_found` when it is another's or already disabled.
 */
export async function disableApp(ctx: Context, clientId: string): Promise<OAuthAppView> {
  const account = requireConsenter(ctx);
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(oauthClients)
      .set({ disabledAt: ctx.now, updatedAt: ctx.now })
      .where(and(ownApp(ctx, account.userId, clientId), isNull(oauthClients.disabledAt)))
      .returning();
    if (!row) throw notFound("An active app with this id");
    const open = and(eq(oauthGrants.clientId, clientId), isNull(oauthGrants.revokedAt));
    const diff = { grants_revoked: await tx.$count(oauthGrants, open) };
    await recordAudit(tx, ctx, ownerIdOf(account), "oauth_app.disabled", { type: "oauth_app", id: clientId }, diff);
    wakeAfter(tx, ENDED_APPS_CHANNEL);
    return viewApp(row);
  });
}
