import type { oauthGrants } from "@/db/schema";
import type {
  ClientAuthMethod,
  ConnectionView,
  OAuthAppView,
  OAuthClientCardView,
} from "@/lib/contracts/developers/oauth/oauth";
import type { Scope } from "@/lib/contracts/scopes";
import type { Spending } from "@/lib/contracts/trade/spending";
import type { Client } from "../clients/clients";
import { logoUrl, shownLogo } from "./logo";

/** An app as its owner sees it: never the secret's hash. */
export function viewApp(row: Client): OAuthAppView {
  return {
    client_id: row.id,
    name: row.name,
    client_uri: row.clientUri,
    logo_url: logoUrl(row),
    redirect_uris: row.redirectUris,
    auth_method: row.authMethod as ClientAuthMethod,
    secret_prefix: row.secretPrefix,
    livemode: row.livemode,
    status: row.disabledAt ? "disabled" : "active",
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** An app as the person sees it who is asked, or was. */
export function viewClientCard(
  row: Pick<Client, "id" | "name" | "clientUri" | "logoUri" | "logo" | "source" | "livemode">,
): OAuthClientCardView {
  return {
    client_id: row.id,
    name: row.name,
    uri: row.clientUri,
    logo: shownLogo(row),
    source: row.source,
    livemode: row.livemode,
    verified_domain: row.source === "metadata" ? new URL(row.id).host : null,
  };
}

type GrantRow = Pick<
  typeof oauthGrants.$inferSelect,
  "id" | "scopes" | "resource" | "createdAt" | "lastUsedAt" | "expiresAt"
>;

/** A grant as the creator sees it among the connected apps. */
export function viewConnection(
  row: GrantRow,
  client: Parameters<typeof viewClientCard>[0],
  spending: Spending | null,
): ConnectionView {
  return {
    id: row.id,
    client: viewClientCard(client),
    scopes: row.scopes as Scope[],
    resource: row.resource,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
    spending,
  };
}
