import { and, count, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { oauthClients, users } from "@/db/schema";
import type { NewOAuthApp, OAuthAppWithSecret } from "@/lib/contracts/developers/oauth/oauth";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { requireConsenter } from "../consenter";
import { newOpaque } from "../secrets";
import { showLogo } from "./logo";
import { viewApp } from "./view";

const MAX_APPS = 20;

/**
 * Registers an app of the acting account: one of test mode has the test rows alone of anyone who lets it in. The secret, for an app that keeps one, is in the answer and nowhere else.
 * Throws `quota_exceeded` at 20 apps of a mode, `validation_error` for a logo that is another's, `unauthorized` for anyone but a person in a browser.
 */
export async function createApp(ctx: Context, input: NewOAuthApp): Promise<OAuthAppWithSecret> {
  const account = requireConsenter(ctx);
  const secret = input.auth_method === "none" ? null : newOpaque("secret");
  const id = newId("oac", ctx.now.getTime());
  return transaction(ctx, async (tx, within) => {
    await requireRoom(tx, ctx, account.userId);
    const logo = input.logo ? await showLogo(tx, within, id, input.logo) : null;
    const [row] = await tx
      .insert(oauthClients)
      .values({
        id,
        source: "console",
        userId: account.userId,
        profileId: account.profileId,
        name: input.name,
        clientUri: input.client_uri ?? null,
        logo,
        redirectUris: input.redirect_uris,
        authMethod: input.auth_method,
        livemode: ctx.livemode,
        secretHash: secret?.hash ?? null,
        secretPrefix: secret?.prefix ?? null,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning();
    if (!row) throw new Error("the app was not written");
    const target = { type: "oauth_app", id: row.id };
    const diff = { name: row.name, redirect_uris: row.redirectUris, auth_method: row.authMethod };
    await recordAudit(tx, ctx, ownerIdOf(account), "oauth_app.created", target, diff);
    return { ...viewApp(row), client_secret: secret?.value ?? null };
  });
}

/** Locks the account's row, so that two apps made at once cannot both take the last place. */
async function requireRoom(tx: Transaction, { livemode }: Context, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const [live] = await tx
    .select({ apps: count() })
    .from(oauthClients)
    .where(and(eq(oauthClients.userId, userId), eq(oauthClients.livemode, livemode), isNull(oauthClients.disabledAt)));
  if ((live?.apps ?? 0) < MAX_APPS) return;
  throw new DomainError("quota_exceeded", `You have ${MAX_APPS} apps. Disable one that is no longer used.`);
}
