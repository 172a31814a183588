import { oauthClients } from "@/db/schema";
import { type ClientAuthMethod, ClientMetadata } from "@/lib/contracts/developers/oauth/oauth";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { OAuthError } from "../error";
import { newOpaque } from "../secrets";

/** The answer of the registration endpoint (RFC 7591, 3.2.1): what was registered, and the secret, this once. */
export type Registration = {
  client_id: string;
  client_id_issued_at: number;
  client_secret?: string;
  client_secret_expires_at?: 0;
  redirect_uris: string[];
  token_endpoint_auth_method: ClientAuthMethod;
  grant_types: string[];
  response_types: string[];
  client_name: string;
  client_uri?: string | undefined;
  logo_uri?: string | undefined;
};

/**
 * The registration endpoint (RFC 7591), open to anyone: an app that nobody has vouched for. Members that are not
 * understood are ignored. Throws `OAuthError`, `invalid_redirect_uri` or `invalid_client_metadata`.
 */
export async function register(ctx: Context, sent: unknown): Promise<Registration> {
  const parsed = ClientMetadata.safeParse(sent);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const code = issue?.path[0] === "redirect_uris" ? "invalid_redirect_uri" : "invalid_client_metadata";
    throw new OAuthError(code, `${issue?.path.join(".") || "the metadata"}: ${issue?.message ?? "is not valid"}`);
  }
  const { token_endpoint_auth_method: authMethod = "client_secret_basic", ...metadata } = parsed.data;
  const clientId = newId("oac", ctx.now.getTime());
  const name = metadata.client_name ?? "An app without a name";
  const secret = authMethod === "none" ? null : newOpaque("secret");
  await transaction(ctx, async (tx) => {
    await tx.insert(oauthClients).values({
      id: clientId,
      source: "dynamic",
      name,
      clientUri: metadata.client_uri ?? null,
      logoUri: metadata.logo_uri ?? null,
      redirectUris: metadata.redirect_uris,
      authMethod,
      secretHash: secret?.hash ?? null,
      secretPrefix: secret?.prefix ?? null,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await recordAudit(tx, ctx, null, "oauth_app.registered", { type: "oauth_app", id: clientId }, { name });
  });
  return {
    client_id: clientId,
    client_id_issued_at: Math.floor(ctx.now.getTime() / 1000),
    ...(secret ? { client_secret: secret.value, client_secret_expires_at: 0 as const } : {}),
    redirect_uris: metadata.redirect_uris,
    token_endpoint_auth_method: authMethod,
    grant_types: metadata.grant_types ?? ["authorization_code", "refresh_token"],
    response_types: ["code"],
    client_name: name,
    client_uri: metadata.client_uri,
    logo_uri: metadata.logo_uri,
  };
}
