import { and, eq, isNull } from "drizzle-orm";
import { apiKeys, oauthGrants, profiles, users } from "@/db/schema";
import { OPERATIONS } from "@/lib/contracts";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import type { Actor, Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { type KeptText, keptText } from "./bodies";
import { getRequest } from "./read";
import type { RequestView } from "./view";

type Caller = Extract<Actor, { kind: "credential" }>;

/** A request that can be asked again: where, and as whom. */
export type Repeatable = { target: string; actor: Caller };

/** What a repeated request was answered, as the log would keep it. */
export type Repeated = { status: number; duration_ms: number; response: KeptText };

/** Whether a request of the log can be asked again from the console: a read of REST, all of whose query is known. */
export function isRepeatable({ method, operation, path, query }: RequestView): boolean {
  const known = OPERATIONS.some((one) => one.id === operation && one.method === "GET");
  return method === "GET" && known && path.startsWith("/api/v1/") && !/\[(?:redacted|card)\]|…/.test(path + query);
}

/**
 * One's own GET as it can be asked again: by its account, in its mode, with the scopes of the key or app that asked while that is live, and
 * all of the person's after. Only a person who is signed in may: no credential gets at what another's scopes show. Throws `unauthorized`,
 * `not_found`, `conflict` for what cannot be repeated.
 */
export async function repeatable(ctx: Context, id: string): Promise<Repeatable> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw new DomainError("unauthorized", "Sign in to repeat a request.");
  const request = await getRequest(ctx, id);
  if (!isRepeatable(request)) {
    throw new DomainError(
      "conflict",
      "Only reads of the REST API can be repeated here, and none whose query held a secret.",
    );
  }
  const [owner] = await ctx.db
    .select({ tier: users.tier, name: users.name, handle: profiles.handle, displayName: profiles.displayName })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, actor.userId));
  if (!owner) throw notFound("The account");
  const { kind, id: credentialId } = request.credential;
  const scopes = (await scopesOf(ctx, actor.userId, kind, credentialId)) ?? ALL_SCOPES;
  const shown = kind === "oauth" || kind === "bridge" ? kind : "api_key";
  const { livemode } = ctx;
  const credential = {
    kind: shown,
    id: credentialId,
    prefix: null,
    clientId: null,
    expiresAt: null,
    livemode,
  } as const;
  const { tier, handle, displayName, name } = owner;
  const { userId, profileId } = actor;
  return {
    target: request.path + request.query,
    actor: {
      kind: "credential",
      credential,
      userId,
      profileId,
      handle,
      displayName: displayName ?? name,
      tier,
      scopes,
    },
  };
}

/** What an answer to it is shown as: what the log would keep. */
export function viewRepeated(status: number, durationMs: number, text: string): Repeated {
  return { status, duration_ms: Math.round(durationMs * 10) / 10, response: keptText(text) };
}

async function scopesOf(ctx: Context, userId: string, kind: string, id: string): Promise<Scope[] | undefined> {
  const table = kind === "oauth" ? oauthGrants : apiKeys;
  const [live] = await ctx.db
    .select({ scopes: table.scopes })
    .from(table)
    .where(and(eq(table.id, id), eq(table.userId, userId), isNull(table.revokedAt)));
  return live?.scopes as Scope[] | undefined;
}
