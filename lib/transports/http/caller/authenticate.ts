import type { ResourcePath } from "@/lib/contracts/developers/oauth/oauth";
import type { Operation } from "@/lib/contracts/operation";
import type { Scope } from "@/lib/contracts/scopes";
import { includesTier, type PlanTier } from "@/lib/contracts/tiers";
import { type Actor, livemodeOf } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { bridgeSunset, noteKeyUse, resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { requireAddress } from "@/lib/domain/developers/keys/checking/allowed-addresses";
import { lacking } from "@/lib/domain/platform/access/require";
import { UPGRADE_URL } from "@/lib/domain/platform/access/upgrade-url";
import { challenge } from "../answering/respond";
import type { Call, Served } from "../call";
import { insideActor } from "../inside";
import { countCheck, countRefusal } from "./failures";

const BEARER = /^Bearer +([A-Za-z0-9\-._~+/]+=*)$/i;
const BEARER_SCHEME = /^Bearer(?: |$)/i;

/**
 * Who is calling: only `Authorization: Bearer` counts, never a query parameter or a cookie. Public operations may be
 * called without; a credential that is sent must be valid all the same. A request of this very process is its actor's (`askInside`). An access token must be meant for `resource`,
 * which is where the call came in, or for another interface whose tokens the operation takes. Throws 401 `unauthorized` or `token_expired`, 403 `address_not_allowed`, and 429 for an address's many refused
 * credentials; one that is valid passes whatever its address has sent.
 */
export async function authenticate(
  call: Call & Partial<Pick<Served, "actor">>,
  { scope, tokensOf = [] }: Pick<Operation, "scope" | "tokensOf">,
  resource: ResourcePath = "/api/v1",
): Promise<Actor> {
  const inside = insideActor(call.request);
  if (inside) return inside;
  const header = call.request.headers.get("authorization");
  if (header === null) {
    if (scope === "public") return { kind: "anonymous" };
    throw new DomainError("unauthorized", "This operation needs a credential: send `Authorization: Bearer <API key>`.");
  }
  const token = BEARER.exec(header)?.[1];
  if (!token) {
    // of another scheme nothing is said but that it is not ours (RFC 6750, 3.1)
    const challenged = challenge(BEARER_SCHEME.test(header) ? "invalid_token" : undefined);
    const message = "The Authorization header is not of the form `Bearer <token>`.";
    throw new DomainError("unauthorized", message, {}, { "www-authenticate": challenged });
  }
  try {
    const beforeCheck = (prefix: string) => countCheck(call.ip, prefix, call.now);
    const actor = await resolveCredential(token, call.now, [resource, ...tokensOf], beforeCheck);
    // before it is refused for where it comes from: its owner sees that in the log
    call.actor = actor;
    requireAddress(actor.credential, call.ip);
    if (actor.credential.kind === "api_key") noteKeyUse(actor.credential.id, call.now, call.ip);
    return actor;
  } catch (error) {
    if (error instanceof DomainError && error.code === "address_not_allowed") countRefusal(call.ip, call.now);
    if (!(error instanceof DomainError && error.status === 401)) throw error;
    // one past its end is no guess, and its holder must hear of it
    if (error.code === "unauthorized") countRefusal(call.ip, call.now);
    throw new DomainError(error.code, error.message, error.extras, { "www-authenticate": challenge("invalid_token") });
  }
}

/** What decides who may call an operation. */
export type Guarded = Pick<Operation, "scope" | "orScope" | "tier"> & Partial<Pick<Operation, "method" | "touches">>;

/**
 * Refuses a test credential that would change what both modes share (403), one that lacks the operation's scope (403), then a plan
 * below its tier (402).
 */
export function authorize(actor: Actor, operation: Guarded): void {
  if (operation.touches === "test" && livemodeOf(actor)) {
    throw new DomainError("insufficient_scope", "This is for test mode alone. Use a test key (`gh_test_…`).");
  }
  if (operation.touches === "shared" && operation.method !== "GET" && !livemodeOf(actor)) {
    throw new DomainError(
      "insufficient_scope",
      "This is a test credential: what both modes share (profiles, products, posts, agents, reports) it can only read. Use a live key.",
    );
  }
  // a person signed in holds every scope of their own, in a run that they started
  if (operation.scope === "public" || (actor.kind === "user" && actor.profileId)) return;
  if (operation.scope === "any") {
    if (actor.kind !== "credential") throw new DomainError("unauthorized", "This operation needs a credential.");
  } else if (actor.kind !== "credential" || !scopesOf(operation).some((scope) => actor.scopes.includes(scope))) {
    throw lacking(operation.scope, ...scopesOf(operation).slice(1));
  }
  requireTier(actor.tier, operation.tier);
}

/** The scopes of which any one is enough; none for what asks for no scope. */
export function scopesOf({ scope, orScope }: Pick<Operation, "scope" | "orScope">): Scope[] {
  if (scope === "public" || scope === "any") return [];
  return orScope ? [scope, orScope] : [scope];
}

/** 402 `tier_gate_blocked` with the upgrade hint when `tier` is below `minimum`. */
export function requireTier(tier: PlanTier, minimum: PlanTier): void {
  if (includesTier(tier, minimum)) return;
  throw new DomainError("tier_gate_blocked", `This operation needs the ${minimum} plan or above; yours is ${tier}.`, {
    required_tier: minimum,
    upgrade_url: UPGRADE_URL,
  });
}

/** Headers that tell a bridge token's holder when it ends (RFC 9745, RFC 8594). */
export function deprecation(actor: Actor): Record<string, string> {
  if (actor.kind !== "credential" || actor.credential.kind !== "bridge") return {};
  return { deprecation: "@1767225600", sunset: bridgeSunset().toUTCString() };
}
