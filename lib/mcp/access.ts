import type { Scope } from "@/lib/contracts/scopes";
import type { Actor } from "@/lib/core/context";
import { authenticate, authorize } from "@/lib/rest/authenticate";
import type { Call } from "@/lib/rest/call";

/**
 * Who may call a tool. Anonymous tools read no credential. The others say, at each call, whether a key is required, and
 * throw while the tool is closed; a key that is sent must hold the scope either way.
 */
export type Access = "anonymous" | { scope: Scope; requirement: () => "key_required" | "key_optional" };

/**
 * The actor of a tool call. Throws what the REST interface would: `unauthorized`, `token_expired`,
 * `insufficient_scope`.
 */
export async function admit(access: Access, call: Call): Promise<Actor> {
  if (access === "anonymous") return { kind: "anonymous" };
  const required = access.requirement() === "key_required";
  const actor = await authenticate(call, { scope: required ? access.scope : "public" }, "/api/mcp");
  if (actor.kind !== "anonymous") authorize(actor, { scope: access.scope, tier: "FREE" });
  return actor;
}
