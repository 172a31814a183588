import { createHash, randomBytes } from "node:crypto";
import { GuildhallError } from "@/lib/clients/sdk/index";
import { CliError } from "../failure";
import type { Grant, Resource } from "./store";

/** What is used of the authorization server's metadata (RFC 8414). */
export type AuthorizationServer = {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  registration_endpoint: string;
  revocation_endpoint: string;
};

type Tokens = { access_token: string; refresh_token: string; expires_in: number; scope: string };

/** A token is refreshed this much before it ends: it has to last until it arrives. */
const EARLY_SECONDS = 30;
const TIMEOUT_MS = 20_000;

/** The authorization server of a service. Throws when the service goes by another name: its tokens would not be meant for this one. */
export async function discover(baseUrl: string): Promise<AuthorizationServer> {
  const found = (await ask(`${baseUrl}/.well-known/oauth-authorization-server`)) as AuthorizationServer;
  if (found.issuer === baseUrl) return found;
  throw new CliError(
    "issuer_mismatch",
    `The service at ${baseUrl} calls itself ${String(found.issuer)}.`,
    `Use that address: --base-url ${String(found.issuer)}`,
  );
}

/** The scopes that one of the service's interfaces asks for, by its metadata (RFC 9728). */
export async function scopesOf({ issuer }: AuthorizationServer, resource: Resource): Promise<string[]> {
  const path = new URL(resourceUri(issuer, resource)).pathname;
  const { scopes_supported = [] } = (await ask(`${issuer}/.well-known/oauth-protected-resource${path}`)) as {
    scopes_supported?: string[];
  };
  return scopes_supported;
}

/** Registers this CLI as a public client (RFC 7591); its id. On a loopback address the port is free to choose later. */
export async function registerClient(server: AuthorizationServer, redirectUri: string): Promise<string> {
  const body = JSON.stringify({
    client_name: "Guildhall CLI",
    redirect_uris: [redirectUri],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  });
  const headers = { "content-type": "application/json" };
  const { client_id } = (await ask(server.registration_endpoint, { method: "POST", headers, body })) as Grant;
  return client_id;
}

/** A question to the person in the browser, and what only the one who asked it knows (RFC 7636). */
export function authorizationRequest(
  server: AuthorizationServer,
  parts: { clientId: string; redirectUri: string; scope: string; resource: Resource },
) {
  const [verifier, state] = [randomBytes(32).toString("base64url"), randomBytes(24).toString("base64url")];
  const url = new URL(server.authorization_endpoint);
  const parameters = {
    response_type: "code",
    client_id: parts.clientId,
    redirect_uri: parts.redirectUri,
    scope: parts.scope,
    resource: resourceUri(server.issuer, parts.resource),
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, verifier, state };
}

/** Redeems a code. */
export function redeemCode(
  server: AuthorizationServer,
  parts: { code: string; verifier: string; clientId: string; redirectUri: string },
): Promise<Grant> {
  const { code, verifier, clientId, redirectUri } = parts;
  return grantFor(server, clientId, {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
}

/** A new pair of tokens; the old refresh token is spent. */
export function refreshGrant(server: AuthorizationServer, grant: Grant): Promise<Grant> {
  return grantFor(server, grant.client_id, { grant_type: "refresh_token", refresh_token: grant.refresh_token });
}

/** Ends a grant at the service. */
export async function revokeGrant(server: AuthorizationServer, grant: Grant): Promise<void> {
  const body = new URLSearchParams({ token: grant.refresh_token, client_id: grant.client_id });
  await ask(server.revocation_endpoint, { method: "POST", body });
}

async function grantFor(server: AuthorizationServer, clientId: string, form: Record<string, string>): Promise<Grant> {
  const body = new URLSearchParams({ ...form, client_id: clientId });
  const { access_token, refresh_token, expires_in, scope } = (await ask(server.token_endpoint, {
    method: "POST",
    body,
  })) as Tokens;
  const expires_at = new Date(Date.now() + (expires_in - EARLY_SECONDS) * 1_000).toISOString();
  return { client_id: clientId, access_token, refresh_token, expires_at, scope };
}

/** The identifier of one of the service's interfaces, as `resource` carries it (RFC 8707). */
function resourceUri(issuer: string, resource: Resource): string {
  return `${issuer}${resource === "api" ? "/api/v1" : "/api/mcp"}`;
}

/** The JSON of a success. Throws `network_error`, `unreadable_answer`, or the OAuth error that was answered (RFC 6749, 5.2). */
async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  const answered = async () => {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { response, text: await response.text() };
  };
  const { response, text } = await answered().catch((cause: unknown) => {
    throw new GuildhallError("network_error", `No answer from ${new URL(url).host}.`, { status: 0, cause });
  });
  const body = parsed(text);
  if (response.ok && (body !== undefined || text === "")) return body;
  const { error, error_description } = (body ?? {}) as { error?: unknown; error_description?: string };
  if (typeof error !== "string") {
    const message = `The service answered ${response.status}, and nothing that can be read.`;
    throw new GuildhallError("unreadable_answer", message, { status: response.status });
  }
  const advice = error === "invalid_grant" ? "Sign in again with `guildhall login`." : "";
  throw new CliError(error, error_description ?? "The service did not say why.", advice);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
