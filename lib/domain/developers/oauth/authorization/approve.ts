import { oauthCodes, oauthGrants } from "@/db/schema";
import type { SpendLimits } from "@/lib/contracts/trade/spending";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { setSpendLimits } from "@/lib/domain/platform/spending/limits";
import { answerLocation } from "../clients/redirect";
import { requireConsenter } from "../consenter";
import { after, CODE_SECONDS } from "../lifetimes";
import { newOpaque } from "../secrets";
import { checkAuthorizationRequest } from "./authorization-request";

/**
 * The person lets the app in. `request` is the `ConsentQuestion`'s, and is checked again; each approval is a grant of
 * its own. Answers where to send the browser: with a code, or with an error when the request is no longer in order.
 * An app that is to buy (`purchases:write`) gets the limits that the person set. Throws `unauthorized` for anyone but a person in a
 * browser, `invalid_request` when there is nowhere to answer, `validation_error` without those limits.
 */
export async function approve(ctx: Context, request: string, limits?: SpendLimits): Promise<string> {
  const { userId, profileId } = requireConsenter(ctx);
  const checked = await checkAuthorizationRequest(ctx, new URLSearchParams(request));
  if (checked.kind === "redirect") return checked.location;
  if (checked.kind === "refuse") throw new DomainError("invalid_request", checked.message);
  const { client, redirectUri, state, codeChallenge, scopes, resource } = checked;
  const buys = scopes.includes("purchases:write");
  if (buys && !limits) throw new DomainError("validation_error", `Say what ${client.name} may spend for you.`);
  const code = newOpaque("code");
  const grantId = newId("grant", ctx.now.getTime());
  const expiresAt = after(ctx.now, CODE_SECONDS);
  await transaction(ctx, async (tx) => {
    const grant = { id: grantId, clientId: client.id, userId, profileId, scopes, resource };
    await tx.insert(oauthGrants).values({ ...grant, createdAt: ctx.now, expiresAt });
    if (buys && limits) await setSpendLimits(tx, ctx, { credentialId: grantId, userId }, limits);
    await tx.insert(oauthCodes).values({ codeHash: code.hash, grantId, redirectUri, codeChallenge, expiresAt });
    const target = { type: "oauth_grant", id: grantId };
    await recordAudit(tx, ctx, ownerIdOf({ userId, profileId }), "oauth_grant.created", target, {
      client_id: client.id,
      client_name: client.name,
      scopes,
      resource,
      ...(buys ? { limits } : {}),
    });
  });
  return answerLocation(redirectUri, state, { code: code.value });
}
