import type { Context } from "@/lib/core/context";
import { SignInFirst } from "@/lib/core/errors";

/** The signed-in account. Throws `unauthorized`. */
export function requireAccount({ actor }: Context): string {
  if (actor.kind !== "user") throw new SignInFirst();
  return actor.userId;
}
