import { and, isNull } from "drizzle-orm";
import { oauthClients } from "@/db/schema";
import type { OAuthAppView, UpdateOAuthApp } from "@/lib/contracts/developers/oauth/oauth";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { requireConsenter } from "../consenter";
import { showLogo } from "./logo";
import { ownApp } from "./own-app";
import { viewApp } from "./view";

/**
 * Changes the name, page, logo or redirect URIs of the account's own app; what is left out stays. Throws `not_found` when
 * it is another's or disabled, `validation_error` for a logo that is another's.
 */
export async function updateApp(ctx: Context, clientId: string, changes: UpdateOAuthApp): Promise<OAuthAppView> {
  const account = requireConsenter(ctx);
  return transaction(ctx, async (tx, within) => {
    const logo = changes.logo === undefined ? undefined : await showLogo(tx, within, clientId, changes.logo);
    const [row] = await tx
      .update(oauthClients)
      .set({
        name: changes.name,
        clientUri: changes.client_uri,
        // an address elsewhere, from before, goes with whatever is chosen here
        ...(logo === undefined ? {} : { logo, logoUri: null }),
        redirectUris: changes.redirect_uris,
        updatedAt: ctx.now,
      })
      .where(and(ownApp(ctx, account.userId, clientId), isNull(oauthClients.disabledAt)))
      .returning();
    if (!row) throw notFound("An active app with this id");
    await recordAudit(tx, ctx, ownerIdOf(account), "oauth_app.updated", { type: "oauth_app", id: clientId }, changes);
    return viewApp(row);
  });
}
