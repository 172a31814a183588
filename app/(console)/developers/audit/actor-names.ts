import type { AUDIT_ACTORS, AuditEntryView } from "@/lib/contracts/developers/audit";

/** Kinds of actors, for people. */
export const ACTOR_NAMES: Record<(typeof AUDIT_ACTORS)[number], string> = {
  user: "Somebody signed in",
  api_key: "API key",
  oauth: "App",
  agent: "Your agent",
  bridge: "Bridge token",
  system: "Guildhall",
  anonymous: "Somebody else",
};

/** What somebody did whom nobody knew yet, in entries of before such acts were written down as the new owner's own. */
const AT_SIGN_UP: ReadonlySet<string> = new Set(["profile.created", "passkey.added"]);

/** Who did it, for the reader with the id `me`. Whoever else is signed in is the other side of an order, or an operator. */
export function actorText({ actor, action }: Pick<AuditEntryView, "actor" | "action">, me: string): string {
  if (actor.kind === "user") return actor.id === me ? "You, signed in" : "Somebody else, signed in";
  if (actor.kind === "anonymous" && AT_SIGN_UP.has(action)) return "You, signing up";
  return ACTOR_NAMES[actor.kind];
}
