import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { oauthClients } from "@/db/schema";
import type { Actor, Context } from "@/lib/core/context";
import type { Written } from "./append";

const appName = prepared("app_name", (db) =>
  db
    .select({ name: oauthClients.name })
    .from(oauthClients)
    .where(eq(oauthClients.id, sql.placeholder("id"))),
);

type Place = { thread: { buyerName: string; displayName: string }; side: "buyer" | "creator"; byHandle: boolean };

/** Who writes: the side's own name; the app's or agent's where one wrote for it; who holds a handle alone is an agent without a name. */
export async function authorOf(
  { actor, agent }: Context,
  { thread, side, byHandle }: Place,
): Promise<Written["author"]> {
  if (agent) return { kind: "app", id: actor.kind === "credential" ? actor.userId : null, name: agent.name };
  const app = await appOf(actor);
  if (byHandle) return { kind: "app", id: null, name: app ?? "An agent" };
  const name = side === "creator" ? thread.displayName : thread.buyerName;
  if (actor.kind === "user") return { kind: side, id: actor.userId, name };
  if (actor.kind !== "credential") return { kind: side, id: null, name };
  return app === null ? { kind: side, id: actor.userId, name } : { kind: "app", id: actor.userId, name: app };
}

/** What the app is called that a call comes from; null where none is. */
async function appOf(actor: Actor): Promise<string | null> {
  const clientId = actor.kind === "credential" && actor.credential.kind === "oauth" ? actor.credential.clientId : null;
  if (!clientId) return null;
  const [app] = await appName().execute({ id: clientId });
  return app?.name ?? "An app";
}

/** How something was written: by a program that holds a credential, or on the site. */
export function viaOf({ actor }: Context): "api" | "site" {
  return actor.kind === "credential" ? "api" : "site";
}

/** What the platform itself says. */
export const SYSTEM: Written["author"] = { kind: "system", id: null, name: "Guildhall" };
