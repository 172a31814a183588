import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { apiKeys, bridgeTokens, profiles, type RunActor, users } from "@/db/schema";
import { answering, type RowOf } from "@/db/statement";
import type { Scope } from "@/lib/contracts/scopes";
import type { Actor, Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { bridgeSunset } from "@/lib/domain/developers/credentials/credentials";
import { findLiveGrant } from "@/lib/domain/developers/oauth/grants/grants";
import type { RunClaim } from "./claim";

/** Who starts a run, to be kept with it. Throws `unauthorized` for anyone but a creator. */
export function runActorOf({ actor }: Context): RunActor {
  if (actor.kind === "user") return { kind: "user", user_id: actor.userId };
  if (actor.kind !== "credential") throw new DomainError("unauthorized", "A run needs a creator.");
  const { kind, id } = actor.credential;
  return { kind: "credential", credential: { kind, id }, scopes: [...actor.scopes] };
}

const OWNER = answering(
  {
    userId: profiles.userId,
    handle: profiles.handle,
    displayName: profiles.displayName,
    tier: profiles.tier,
    email: users.email,
    keyLives: sql<boolean>`exists (
      select from ${apiKeys} where ${apiKeys.id} = $2 and ${apiKeys.userId} = ${profiles.userId}
        and ${apiKeys.revokedAt} is null and (${apiKeys.expiresAt} is null or ${apiKeys.expiresAt} > $3::timestamptz))`,
    bridgeLives: sql<boolean>`exists (
      select from ${bridgeTokens} where ${bridgeTokens.id} = $2 and ${bridgeTokens.userId} = ${profiles.userId}
        and ${bridgeTokens.revokedAt} is null)`,
  },
  (owner) => sql`select ${owner} from ${profiles} join ${users} on ${users.id} = ${profiles.userId}
    where ${profiles.id} = $1 and ${users.suspendedAt} is null`,
);
type Owner = RowOf<typeof OWNER>;

/**
 * The actor that a run's next step acts as: its starter, with the plan of now and the scopes of then. Undefined when the credential
 * has been revoked or has expired meanwhile: what it set going ends with it.
 */
export async function reviveActor(
  { profileId, actor: stored, livemode }: Pick<RunClaim, "profileId" | "actor" | "livemode">,
  now: Date,
): Promise<Actor | undefined> {
  const credentialId = stored.kind === "credential" ? stored.credential.id : "";
  const [owner] = await statement(OWNER, [profileId, credentialId, now.toISOString()]);
  if (!owner) return undefined;
  const { userId, handle, displayName, tier, email } = owner;
  if (stored.kind === "user") {
    if (stored.user_id !== userId) return undefined;
    return { kind: "user", userId, profileId, sessionId: "agent-run", email };
  }
  const { credential } = stored;
  if (!(await lives(credential, owner, now))) return undefined;
  return {
    kind: "credential",
    credential: { ...credential, prefix: null, clientId: null, expiresAt: null, livemode },
    userId,
    profileId,
    handle,
    displayName,
    tier,
    scopes: stored.scopes as Scope[],
  };
}

type StoredCredential = Extract<RunActor, { kind: "credential" }>["credential"];

async function lives({ kind, id }: StoredCredential, owner: Owner, now: Date): Promise<boolean> {
  if (kind === "api_key") return owner.keyLives;
  if (kind === "bridge") return owner.bridgeLives && now < bridgeSunset();
  return (await findLiveGrant(id)) !== null;
}
