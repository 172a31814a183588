import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";

/** The signed-in account. Throws `unauthorized`. */
export function requireAccount({ actor }: Context): string {
  if (actor.kind !== "user") throw new DomainError("unauthorized", "Sign in first.");
  return actor.userId;
}
