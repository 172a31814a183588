import { and, eq, lt, or } from "drizzle-orm";
import { oauthClients } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { sameBytes, sha256 } from "@/lib/core/seal";
import { DAY_MS } from "@/lib/core/values/durations";
import { OAuthError } from "../error";
import type { Parameters } from "../parameters";
import { type Client, findClient } from "./clients";

/** A request to the token, revocation or introspection endpoint: its form, and its `Authorization` header. */
export type ClientRequest = {
  form: Parameters;
  authorization: string | null;
  /** The app, where it has proved its secret already (`withProven`). */
  proven?: Client;
};

type Claimed = { id: string | undefined; secret: string | undefined };

/**
 * Which client is asking (RFC 6749, 2.3). A client with a secret must send it, in the header or in the body, whichever
 * it registered: libraries choose for themselves, and neither is safer. Throws `invalid_client` (401), unknown,
 * disabled and wrong alike, or `invalid_request` for both at once.
 */
export async function authenticateClient(ctx: Context, request: ClientRequest): Promise<Client> {
  const client = request.proven ?? (await clientOf(request));
  if (client.source === "dynamic") await noteUse(ctx, client);
  return client;
}

/**
 * The request with the app that proved its secret, for who has to know that before anything else is done. As it came for an app without
 * a secret, and for what `authenticateClient` refuses.
 */
export async function withProven(request: ClientRequest): Promise<ClientRequest> {
  if (request.authorization === null && request.form.get("client_secret") === undefined) return request;
  try {
    return { ...request, proven: await clientOf(request) };
  } catch (error) {
    if (error instanceof OAuthError) return request;
    throw error;
  }
}

/**
 * Keeps an app that registered itself from being taken for one that nobody uses (`prune.ts`): writes the first use, and then once a day
 * at most.
 */
async function noteUse({ db, now }: Context, { id, createdAt, updatedAt }: Client): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  if (updatedAt >= yesterday && updatedAt.getTime() !== createdAt.getTime()) return;
  const due = or(lt(oauthClients.updatedAt, yesterday), eq(oauthClients.updatedAt, oauthClients.createdAt));
  await db
    .update(oauthClients)
    .set({ updatedAt: now })
    .where(and(eq(oauthClients.id, id), due));
}

async function clientOf({ form, authorization }: ClientRequest): Promise<Client> {
  const inForm = { id: form.get("client_id"), secret: form.get("client_secret") };
  const { id, secret } = authorization === null ? inForm : claimedInHeader(form, authorization);
  const client = id === undefined ? null : await findClient(id);
  if (client && proves(client, secret)) return client;
  throw new OAuthError("invalid_client", "the client is not known, or did not authenticate as it is registered");
}

function proves({ secretHash }: Client, secret: string | undefined): boolean {
  if (secretHash === null || secret === undefined) return secretHash === null && secret === undefined;
  return sameBytes(sha256(secret), secretHash);
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
  return { id, secret };
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
