import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import type { Account } from "@/lib/domain/platform/access/require";

/**
 * The account that a person in a browser consents for. A credential must not make more of itself: API keys and access tokens are
 * refused with `unauthorized`.
 */
export function requireConsenter({ actor }: Context): Account {
  if (actor.kind === "user") return actor;
  throw new DomainError("unauthorized", "Sign in to answer an app's request.");
}
