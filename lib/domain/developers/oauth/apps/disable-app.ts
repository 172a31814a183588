import { and, eq, isNull } from "drizzle-orm";
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

/**
 * Ends the account's own app for good: its grants are revoked, and nobody can consent to it again. Throws `not_found`
 * when it is another's or already disabled.
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
    const ended = await tx
      .update(oauthGrants)
      .set({ revokedAt: ctx.now, revokedBecause: "app_disabled" })
      .where(and(eq(oauthGrants.clientId, clientId), isNull(oauthGrants.revokedAt)));
    await recordAudit(
      tx,
      ctx,
      ownerIdOf(account),
      "oauth_app.disabled",
      { type: "oauth_app", id: clientId },
      {
        grants_revoked: ended.count,
      },
    );
    return viewApp(row);
  });
}
