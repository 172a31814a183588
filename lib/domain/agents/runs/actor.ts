import { statement } from "@/db/client";
import type { RunActor } from "@/db/schema";
import type { Scope } from "@/lib/contracts/scopes";
import type { PlanTier } from "@/lib/contracts/tiers";
import type { Actor, Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { bridgeSunset } from "@/lib/domain/developers/credentials/credentials";
import { findLiveGrant } from "@/lib/domain/developers/oauth/grants/grants";

/** Who starts a run, to be kept with it. Throws `unauthorized` for anyone but a creator. */
export function runActorOf({ actor }: Context): RunActor {
  if (actor.kind === "user") return { kind: "user", user_id: actor.userId };
  if (actor.kind !== "credential") throw new DomainError("unauthorized", "A run needs a creator.");
  const { kind, id } = actor.credential;
  return { kind: "credential", credential: { kind, id }, scopes: [...actor.scopes] };
}

const OWNER = `select p.user_id, p.handle, p.display_name, p.tier, u.email,
    exists (select from api_keys k where k.id = $2 and k.profile_id = p.id and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > $3::timestamptz)) as key_lives,
    exists (select from bridge_tokens b where b.id = $2 and b.profile_id = p.id and b.revoked_at is null) as bridge_lives
  from profiles p join users u on u.id = p.user_id where p.id = $1`;

type Owner = {
  user_id: string;
  handle: string;
  display_name: string;
  tier: PlanTier;
  email: string;
  key_lives: boolean;
  bridge_lives: boolean;
};

/**
 * The actor that a run's next step acts as: its starter, with the plan of now and the scopes of then. Undefined when the credential
 * has been revoked or has expired meanwhile: what it set going ends with it.
 */
export async function reviveActor(profileId: string, stored: RunActor, now: Date): Promise<Actor | undefined> {
  const credentialId = stored.kind === "credential" ? stored.credential.id : "";
  const [owner] = await statement<Owner>(OWNER, [profileId, credentialId, now.toISOString()]);
  if (!owner) return undefined;
  const { user_id: userId, handle, display_name: displayName, tier, email } = owner;
  if (stored.kind === "user") {
    if (stored.user_id !== userId) return undefined;
    return { kind: "user", userId, profileId, sessionId: "agent-run", email };
  }
  const { credential } = stored;
  if (!(await lives(credential, owner, now))) return undefined;
  return {
    kind: "credential",
    credential: { ...credential, prefix: null, clientId: null, expiresAt: null },
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
  if (kind === "api_key") return owner.key_lives;
  if (kind === "bridge") return owner.bridge_lives && now < bridgeSunset();
  return (await findLiveGrant(id)) !== undefined;
}
