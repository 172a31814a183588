import type { Scope } from "@/lib/contracts/scopes";
import type { Actor, Context } from "@/lib/core/context";
import { DomainError, SignInFirst } from "@/lib/core/errors";

/** An account: keys, apps, endpoints, quotas and the plan are its own. `profileId` is its creator's page, if it has one. */
export type Account = { userId: string; profileId: string | null };

/** The account that the actor acts for: a credential's, or that of who is signed in. Throws `unauthorized` without one. */
export function requireAccount({ actor }: Context): Account {
  if (actor.kind === "credential" || actor.kind === "user") return actor;
  throw new SignInFirst();
}

/** Who is signed in, for what no key and no app does: `toDo` names it in the refusal. Throws `unauthorized`. */
export function requirePerson({ actor }: Context, toDo: string): Extract<Actor, { kind: "user" }> {
  if (actor.kind === "user") return actor;
  throw new DomainError("unauthorized", `Sign in to ${toDo}.`);
}

/**
 * What an account's events, counts, audit entries and logs are kept under: its creator's page, and without one the account itself.
 * What was kept before it got a page moves there (`becomeCreator`).
 */
export function ownerIdOf({ userId, profileId }: Account): string {
  return profileId ?? userId;
}

/** The same of the account that the actor acts for. Throws `unauthorized`. */
export function requireOwnerId(ctx: Context): string {
  return ownerIdOf(requireAccount(ctx));
}

/**
 * The creator's page that the actor acts for, for whatever sellers do. Throws `unauthorized` for nobody, `not_found` for an account
 * without a page: the one place that decides this.
 */
export function requireProfile(ctx: Context): string {
  const { profileId } = requireAccount(ctx);
  if (profileId) return profileId;
  const instead =
    "Make one in the settings first; GET /v1/account tells of any account, GET /v1/purchases of what it buys.";
  throw new DomainError("not_found", `This account has no creator's page. ${instead}`);
}

/** The same, or null where nobody acts for a creator. */
export function actingProfile({ actor }: Context): string | null {
  return actor.kind === "credential" || actor.kind === "user" ? actor.profileId : null;
}

/** Whether the actor may see what `scope` covers besides what was asked for: a credential that carries it, or a person signed in. */
export function mayUse({ actor }: Context, scope: Scope): boolean {
  return actor.kind === "user" || (actor.kind === "credential" && actor.scopes.includes(scope));
}

/** Asks a credential for a scope, and nobody else. Throws `insufficient_scope`. */
export function needScope({ actor }: Context, scope: Scope): void {
  if (actor.kind === "credential" && !actor.scopes.includes(scope)) throw lacking(scope);
}

/** The refusal of a credential that has none of these scopes; the first is what it is told to ask for. */
export function lacking(scope: Scope, ...others: Scope[]): DomainError {
  const named = [scope, ...others].join(" or ");
  return new DomainError("insufficient_scope", `This credential lacks the scope ${named}.`, { required_scope: scope });
}
