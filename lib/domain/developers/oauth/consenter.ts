import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";

/**
 * The profile that a person in a browser consents for. A credential must not make more of itself: API keys and access
 * tokens are refused with `unauthorized`, as is everyone without a profile.
 */
export function requireConsenter(ctx: Context): string {
  if (ctx.actor.kind === "user" && ctx.actor.profileId) return ctx.actor.profileId;
  throw new DomainError("unauthorized", "Sign in with a creator account to answer an app's request.");
}
