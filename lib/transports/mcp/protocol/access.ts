import { ASSISTANT_SCOPES, type Scope } from "@/lib/contracts/scopes";
import type { Actor, Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import type { Served } from "@/lib/transports/http/call";
import { authenticate, authorize } from "@/lib/transports/http/caller/authenticate";

/**
 * Who may call a tool. Anonymous tools ask for no credential. The others say, at each call, whether a key is required,
 * and throw while the tool is closed; a credential that is sent must hold one of the scopes either way. A person's app is asked for
 * the first of them.
 */
export type Access =
  | "anonymous"
  | { scopes: readonly [Scope, ...Scope[]]; requirement: () => "key_required" | "key_optional" };

/** Of a buyer's tools: only an app that the person let in may call them. One of the scopes is enough. */
export function forBuyers(...scopes: [Scope, ...Scope[]]): Access {
  return { scopes, requirement: () => "key_required" };
}

const isBuyers = (scope: Scope) => scope.startsWith("purchases:");

/**
 * What a key is told that lacks these scopes, where they are a buyer's: at this server it has none of them, whatever it was made with.
 * Undefined for everybody else.
 */
export function whyNotByKey({ actor }: Pick<Context, "actor">, ...scopes: readonly Scope[]): string | undefined {
  const buyers = scopes.filter(isBuyers);
  if (actor.kind !== "credential" || actor.credential.kind === "oauth" || buyers.length === 0) return undefined;
  if (buyers.some((scope) => actor.scopes.includes(scope))) return undefined;
  return (
    "A buyer is represented here by an app that they let in (OAuth). Their own key works in REST, and in runs that it " +
    `starts, with the scope ${buyers.join(" or ")}.`
  );
}

/** What a client asks a person for where a scope is missing. Of what an app does for a buyer it keeps what it has, and gets both halves. */
export function scopesToAsk(scope: Scope, actor: Actor): Scope[] {
  if (!isBuyers(scope)) return [scope];
  const held = actor.kind === "credential" ? actor.scopes.filter(isBuyers) : [];
  return [...new Set([...ASSISTANT_SCOPES, scope, ...held])];
}

/** Whether a caller is shown a tool: a buyer's tools are for who may call them. */
export function isFor(access: Access, actor: Actor): boolean {
  if (access === "anonymous" || !access.scopes.every(isBuyers)) return true;
  return actor.kind === "credential" && access.scopes.some((scope) => actor.scopes.includes(scope));
}

/**
 * Who calls: anyone may without a credential, but one that is sent must be valid, whatever it is sent for. Throws
 * `unauthorized`, `token_expired`.
 */
export async function identify(call: Served): Promise<Actor> {
  const actor = await authenticate(call, { scope: "public" }, "/api/mcp");
  if (actor.kind !== "credential" || actor.credential.kind === "oauth") return actor;
  // here a buyer is represented by an app that they let in, and by nothing else
  return { ...actor, scopes: actor.scopes.filter((scope) => !isBuyers(scope)) };
}

/** Throws what the REST interface would: `unauthorized` where a key is required, `insufficient_scope`. */
export function admit(access: Access, actor: Actor): void {
  if (access === "anonymous") return;
  const required = access.requirement() === "key_required";
  if (actor.kind === "credential" && access.scopes.some((scope) => actor.scopes.includes(scope))) return;
  // a person, in a run that they started, buys with a creator's page or without one
  if (actor.kind === "user" && access.scopes.some(isBuyers)) return;
  if (actor.kind === "credential" && actor.credential.kind !== "oauth") {
    const scope = access.scopes.find((one) => !isBuyers(one));
    if (scope && access.scopes.length === 1) {
      authorize(actor, { scope, tier: "FREE" });
      return;
    }
    const sells = scope
      ? ` A creator's key needs ${scope} here${required ? "" : "; without a credential anybody may call it"}.`
      : "";
    const message = `${whyNotByKey({ actor }, ...access.scopes)}${sells}`;
    throw new DomainError(scope ? "insufficient_scope" : "conflict", message);
  }
  if (actor.kind !== "anonymous") authorize(actor, { scope: access.scopes[0], tier: "FREE" });
  else if (required) {
    const how = access.scopes.every(isBuyers)
      ? "connect to the account of the person that you act for (OAuth)."
      : "send `Authorization: Bearer <API key>`.";
    throw new DomainError("unauthorized", `This tool needs a credential: ${how}`);
  }
}

/**
 * The scopes that a client should ask a person for before it calls again, when the refusal is one that signing in can
 * lift: no credential, or an app's token without the scope. An API key's scopes are fixed: that is told to the model.
 */
export function missingScopes(access: Access, actor: Actor): { scopes: Scope[]; refusal: DomainError } | undefined {
  if (access === "anonymous" || (actor.kind === "credential" && actor.credential.kind !== "oauth")) return undefined;
  try {
    admit(access, actor);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError) || (error.status !== 401 && error.status !== 403)) return undefined;
    return { scopes: scopesToAsk(access.scopes[0], actor), refusal: error };
  }
}
