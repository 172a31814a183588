import { and, isNull, ne } from "drizzle-orm";
import { oauthClients } from "@/db/schema";
import type { OAuthAppWithSecret } from "@/lib/contracts/developers/oauth/oauth";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { requireConsenter } from "../consenter";
import { newOpaque } from "../secrets";
import { ownApp } from "./own-app";
import { viewApp } from "./view";

/**
 * Gives the account's own app a new secret, shown this once; the old one ends at once, the tokens it got live on.
 * Throws `not_found` when the app is another's, disabled, or one without a secret.
 */
export async function rotateAppSecret(ctx: Context, clientId: string): Promise<OAuthAppWithSecret> {
  const account = requireConsenter(ctx);
  const secret = newOpaque("secret");
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(oauthClients)
      .set({ secretHash: secret.hash, secretPrefix: secret.prefix, updatedAt: ctx.now })
      .where(
        and(
          ownApp(ctx, account.userId, clientId),
          ne(oauthClients.authMethod, "none"),
          isNull(oauthClients.disabledAt),
        ),
      )
      .returning();
    if (!row) throw notFound("An active app with this id and a secret");
    await recordAudit(tx, ctx, ownerIdOf(account), "oauth_app.secret_rotated", { type: "oauth_app", id: clientId });
    return { ...viewApp(row), client_secret: secret.value };
  });
}
