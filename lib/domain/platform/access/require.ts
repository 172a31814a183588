import type { Scope } from "@/lib/contracts/scopes";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";

/**
 * The profile that the actor acts for: the creator of a credential, or a signed-in user's own. Throws `unauthorized`
 * without one.
 */
export function requireProfile(ctx: Context): string {
  const profileId = actingProfile(ctx);
  if (profileId) return profileId;
  throw new DomainError("unauthorized", "This needs a creator: send an API key, or sign in with a creator account.");
}

/** The same, or null where nobody acts for a creator. */
export function actingProfile({ actor }: Context): string | null {
  return actor.kind === "credential" || actor.kind === "user" ? actor.profileId : null;
}

/** Whether the actor may see what `scope` covers beside what was asked for: a credential that carries it, or a person signed in. */
export function mayUse({ actor }: Context, scope: Scope): boolean {
  return actor.kind === "user" || (actor.kind === "credential" && actor.scopes.includes(scope));
}
