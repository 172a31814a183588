import type { Scope } from "@/lib/contracts/scopes";
import type { Actor } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { authenticate, authorize } from "@/lib/transports/http/authenticate";
import type { Call } from "@/lib/transports/http/call";

/**
 * Who may call a tool. Anonymous tools ask for no credential. The others say, at each call, whether a key is required,
 * and throw while the tool is closed; a key that is sent must hold the scope either way.
 */
export type Access = "anonymous" | { scope: Scope; requirement: () => "key_required" | "key_optional" };

/**
 * Who calls: anyone may without a credential, but one that is sent must be valid, whatever it is sent for. Throws
 * `unauthorized`, `token_expired`.
 */
export function identify(call: Call): Promise<Actor> {
  return authenticate(call, { scope: "public" }, "/api/mcp");
}

/** Throws what the REST interface would: `unauthorized` where a key is required, `insufficient_scope`. */
export function admit(access: Access, actor: Actor): void {
  if (access === "anonymous") return;
  const required = access.requirement() === "key_required";
  if (actor.kind !== "anonymous") authorize(actor, { scope: access.scope, tier: "FREE" });
  else if (required) {
    throw new DomainError("unauthorized", "This tool needs a credential: send `Authorization: Bearer <API key>`.");
  }
}

/**
 * The scope that a client should ask a person for before it calls again, when the refusal is one that signing in can
 * lift: no credential, or an app's token without the scope. An API key's scopes are fixed: that is told to the model.
 */
export function missingScope(access: Access, actor: Actor): { scope: Scope; refusal: DomainError } | undefined {
  if (access === "anonymous" || (actor.kind === "credential" && actor.credential.kind !== "oauth")) return undefined;
  try {
    admit(access, actor);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError) || (error.status !== 401 && error.status !== 403)) return undefined;
    return { scope: access.scope, refusal: error };
  }
}
