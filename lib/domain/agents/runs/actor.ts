import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { statement } from "@/db/client";
import { agents, apiKeys, bridgeTokens, profiles, type RunActor, spendLimits, users } from "@/db/schema";
import { answering, maybe, type RowOf } from "@/db/statements/statement";
import type { Scope } from "@/lib/contracts/scopes";
import type { Actor, Context, NamedAgent } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { bridgeSunset } from "@/lib/domain/developers/credentials/credentials";
import { findLiveGrant } from "@/lib/domain/developers/oauth/grants/grants";
import type { RunClaim } from "./claim";

const p = alias(profiles, "p");

const NOBODY = { kind: "agent", id: "" } as const;

/** What an agent may do for the person who started its run: never accept a delivery, which waits for their word. */
const BUYING: Scope[] = [
  "purchases:read",
  "purchases:write",
  "messages:read",
  "messages:write",
  "quotes:read",
  "quotes:write",
];

/** Who starts a run, to be kept with it. Throws `unauthorized` for nobody. */
export function runActorOf({ actor }: Context): RunActor {
  if (actor.kind === "user") return { kind: "user", user_id: actor.userId };
  const { kind, id } = actor.kind === "credential" ? actor.credential : NOBODY;
  if (actor.kind !== "credential" || kind === "agent") throw new DomainError("unauthorized", "A run needs an account.");
  return { kind: "credential", credential: { kind, id }, scopes: [...actor.scopes] };
}

const OWNER = answering(
  {
    userId: users.id,
    profileId: maybe(profiles.id),
    handle: maybe(profiles.handle),
    displayName: sql<string>`coalesce(${profiles.displayName}, ${users.name})`,
    tier: users.tier,
    email: users.email,
    keyLives: sql<boolean>`exists (
      select from ${apiKeys} where ${apiKeys.id} = $2 and ${apiKeys.userId} = ${users.id}
        and ${apiKeys.revokedAt} is null and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > $3::timestamptz))`,
    bridgeLives: sql<boolean>`exists (
      select from ${bridgeTokens} where ${bridgeTokens.id} = $2 and ${bridgeTokens.userId} = ${users.id}
        and ${bridgeTokens.revokedAt} is null)`,
    agentName: sql<string>`coalesce((select ${agents.name} from ${agents} where ${agents.id} = $4), '')`,
    spends: sql<boolean>`exists (select from ${spendLimits} where ${spendLimits.credentialId} = $4
        and ${spendLimits.userId} = ${users.id})`,
  },
  // by a page's id, or by the account's where it has none
  (owner) => sql`select ${owner} from ${users} left join ${profiles} on ${profiles.userId} = ${users.id}
    where ${users.id} = coalesce((select ${p.userId} from ${profiles} as ${p} where ${p.id} = $1), $1)
      and ${users.suspendedAt} is null`,
);
type Owner = RowOf<typeof OWNER>;

/** Who a run's steps act as: `buyer` where they buy. `agent` is whose name stands on what they make; `spends`: within limits of its own. */
export type RunParty = { actor: Actor; buyer: Actor; agent: NamedAgent; spends: boolean };

type Started = Pick<RunClaim, "ownerId" | "agentId" | "actor" | "livemode">;

/**
 * The actor that a run's next step acts as: its starter, with the plan of now and the scopes of then. What it buys for a person who started
 * it themselves the agent buys in their name, as an app would. Undefined when the credential has been revoked or has expired
 * meanwhile: what it set going ends with it.
 */
export async function reviveActor(started: Started, now: Date): Promise<RunParty | undefined> {
  const { ownerId, agentId, actor: stored, livemode } = started;
  const credentialId = stored.kind === "credential" ? stored.credential.id : "";
  const [owner] = await statement(OWNER, [ownerId, credentialId, now.toISOString(), agentId]);
  if (!owner) return undefined;
  const { userId, profileId, handle, displayName, tier, email } = owner;
  const agent = { id: agentId, name: owner.agentName };
  const who = { userId, profileId, handle, displayName, tier };
  const usual = { prefix: null, clientId: null, expiresAt: null, livemode };
  if (stored.kind === "user") {
    if (stored.user_id !== userId) return undefined;
    const credential = { kind: "agent", id: agentId, ...usual } as const;
    const buyer: Actor = { kind: "credential", credential, ...who, scopes: BUYING };
    const actor: Actor = { kind: "user", userId, profileId, sessionId: "agent-run", email };
    return { actor, buyer, agent, spends: owner.spends };
  }
  const { credential } = stored;
  const living = await lives(credential, owner, now);
  if (!living) return undefined;
  const scopes = stored.scopes as Scope[];
  const actor: Actor = { kind: "credential", credential: { ...usual, ...credential, ...living }, ...who, scopes };
  return { actor, buyer: actor, agent, spends: true };
}

type StoredCredential = Extract<RunActor, { kind: "credential" }>["credential"];

/** What is to be known of a credential besides, an app's client; null when it lives no more. */
async function lives(
  { kind, id }: StoredCredential,
  owner: Owner,
  now: Date,
): Promise<{ clientId: string | null } | null> {
  const own = { clientId: null };
  if (kind === "api_key") return owner.keyLives ? own : null;
  if (kind === "bridge") return owner.bridgeLives && now < bridgeSunset() ? own : null;
  const grant = await findLiveGrant(id);
  return grant && { clientId: grant.clientId };
}
