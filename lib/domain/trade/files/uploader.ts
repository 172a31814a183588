import type { Context } from "@/lib/core/context";

/** Whose a file is that the actor uploads: the account's, or null for nobody known, who needs an order's or a thread's link. */
export function accountUploader({ actor }: Context): string | null {
  return actor.kind === "credential" || actor.kind === "user" ? actor.userId : null;
}
