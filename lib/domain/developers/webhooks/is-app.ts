import type { Context } from "@/lib/core/context";

/**
 * Whether the actor is an app that the account let in: its own apps' endpoints, and with them the events of everybody who let those in, are
 * no other app's business, whatever its scopes.
 */
export function isApp({ actor }: Context): boolean {
  return actor.kind === "credential" && actor.credential.kind === "oauth";
}
