import type { AUDIT_ACTORS } from "@/lib/contracts/developers/audit";

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
