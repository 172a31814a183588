import { oauthClients } from "@/db/schema";
import { ClientMetadata } from "@/lib/contracts/developers/oauth/oauth";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { networkOf } from "@/lib/domain/platform/access/counted-as";
import { count } from "@/lib/domain/platform/access/counters";
import { after } from "../lifetimes";
import { type Client, findClient } from "./clients";
import { DocumentError, fetchDocument } from "./fetch-document";

const MAX_AGE_SECONDS = 3_600;
const READS_PER_MINUTE = 30;
const LOOPBACK = new Set(["127.0.0.1", "[::1]", "localhost"]);

/**
 * Whether a `client_id` has the form of a metadata document's URL: https, or http on loopback, with a path and no
 * tricks.
 */
export function isDocumentUrl(id: string): boolean {
  if (!/^https?:\/\/[\x21-\x7e]+$/.test(id) || id.length > 2_048 || !URL.canParse(id)) return false;
  const url = new URL(id);
  const secure = url.protocol === "https:" || LOOPBACK.has(url.hostname);
  // the parser resolves dot segments: an address that it changes is not the one that the document names
  return secure && url.href === id && url.pathname !== "/" && !url.hash && !url.username && !url.password;
}

/**
 * The client whose id is the URL of its metadata document (OAuth Client ID Metadata Document). The document is read
 * again when the stored copy is older than an hour. Throws `DocumentError`, which says what is wrong with it.
 */
export async function documentClient(ctx: Context, url: string): Promise<Client> {
  const known = await findClient(url);
  if (known?.fetchedAt && after(known.fetchedAt, MAX_AGE_SECONDS) > ctx.now) return known;
  await limitReads(ctx, url);
  const found = readDocument(url, await fetchDocument(url, ctx.local));
  const [row] = await ctx.db
    .insert(oauthClients)
    .values({ id: url, source: "metadata", createdAt: ctx.now, ...found, authMethod: "none" })
    .onConflictDoUpdate({ target: oauthClients.id, set: { ...found, fetchedAt: ctx.now, updatedAt: ctx.now } })
    .returning();
  if (!row || row.disabledAt) throw new DocumentError("This app has been disabled.");
  return row;

  function readDocument(id: string, document: unknown) {
    const { client_id, client_secret } = (document ?? {}) as { client_id?: unknown; client_secret?: unknown };
    if (client_id !== id) throw new DocumentError("The document's client_id is not the address it was read from.");
    if (client_secret !== undefined)
      throw new DocumentError("The document holds a client_secret, which is no secret there.");
    const parsed = ClientMetadata.safeParse(document);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new DocumentError(`The document's ${issue?.path.join(".") || "form"} is not valid: ${issue?.message}.`);
    }
    const { token_endpoint_auth_method: method = "none", ...metadata } = parsed.data;
    if (method !== "none") throw new DocumentError("The document's token_endpoint_auth_method must be none.");
    return {
      name: metadata.client_name ?? new URL(id).host,
      clientUri: metadata.client_uri ?? null,
      logoUri: metadata.logo_uri ?? null,
      redirectUris: metadata.redirect_uris,
      fetchedAt: ctx.now,
      updatedAt: ctx.now,
    };
  }
}

/** Nobody makes us call another's server more than 30 times a minute: neither one person nor many. */
async function limitReads(ctx: Context, url: string): Promise<void> {
  const keys = [`oauth-document:${networkOf(ctx.ip)}`, `oauth-document:${new URL(url).host}`];
  const standings = await count(
    keys.map((key) => ({ key, limit: READS_PER_MINUTE, windowSeconds: 60 })),
    ctx.now,
  );
  if (standings.every((standing) => standing.allowed)) return;
  throw new DomainError("rate_limit_exceeded", "Too many apps were looked up in this minute. Try again in a minute.");
}
