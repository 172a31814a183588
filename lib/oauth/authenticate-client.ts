import type { ClientAuthMethod } from "@/lib/contracts/oauth";
import { sameBytes, sha256 } from "@/lib/core/seal";
import { type Client, findClient } from "./clients";
import { OAuthError } from "./error";
import type { Parameters } from "./parameters";

/** A request to the token, revocation or introspection endpoint: its form, and its `Authorization` header. */
export type ClientRequest = { form: Parameters; authorization: string | null };

type Claimed = { id: string | undefined; secret: string | undefined; method: ClientAuthMethod };

/**
 * Which client is asking (RFC 6749, 2.3). A client must use the method that it registered, one at a time. Throws `invalid_client`
 * (401), unknown, disabled and wrong alike, or `invalid_request` for two methods at once.
 */
export async function authenticateClient({ form, authorization }: ClientRequest): Promise<Client> {
  const { id, secret, method } = authorization === null ? claimedInForm(form) : claimedInHeader(form, authorization);
  const client = id === undefined ? null : await findClient(id);
  const proven = client?.secretHash ? secret !== undefined && sameBytes(sha256(secret), client.secretHash) : !secret;
  if (client && client.authMethod === method && proven) return client;
  throw new OAuthError("invalid_client", "the client is not known, or did not authenticate as it is registered");
}

function claimedInForm(form: Parameters): Claimed {
  const secret = form.get("client_secret");
  return { id: form.get("client_id"), secret, method: secret === undefined ? "none" : "client_secret_post" };
}

function claimedInHeader(form: Parameters, authorization: string): Claimed {
  if (form.get("client_secret") !== undefined) {
    throw new OAuthError("invalid_request", "authenticate the client in the header or in the body, not in both");
  }
  const [id, secret] = basicCredentials(authorization);
  const named = form.get("client_id");
  if (named !== undefined && named !== id) {
    throw new OAuthError("invalid_request", "client_id in the body is not the one in the header");
  }
  return { id, secret, method: "client_secret_basic" };
}

/** Both halves are form-encoded before they are joined (RFC 6749, 2.3.1). */
function basicCredentials(authorization: string): [id: string, secret: string] {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*)$/i.exec(authorization)?.[1];
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? "", "base64").toString("utf8")) ?? [];
  try {
    if (id !== undefined && secret !== undefined) return [formDecoded(id), formDecoded(secret)];
  } catch {}
  throw new OAuthError("invalid_client", "the Authorization header is not of the form `Basic <credentials>`");
}

function formDecoded(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}
