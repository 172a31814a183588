import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { identities, passkeys, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { limitAttempts } from "@/lib/domain/platform/access/attempts";
import { hasAuthenticator } from "../second-factor/authenticator";
import { type HalfIn, halfInCookie } from "../second-factor/second-step";
import { type Browser, letIn, SecondStepNeeded, type SignedIn } from "../signing-in/sign-in";
import { asOwner, openAccount } from "../signing-in/sign-up";
import { keepIdentity } from "./keep";
import type { Told } from "./told";

/**
 * Opens a session for who signed in at a provider: as the account that is linked with them there; as one that has their address and no
 * way in of its own; or as a new one. An account with a password or a passkey is never linked on the provider's word alone. Throws
 * `SecondStepNeeded`, `conflict` (sign in first, then link), `invalid_request` for an address that nobody proved.
 */
export async function enterByProvider(ctx: Context, told: Told, browser: Browser = {}): Promise<SignedIn> {
  const user = await transaction(ctx, async (tx) => (await linked(tx, ctx, told)) ?? (await byAddress(tx, ctx, told)));
  if (await hasAuthenticator(ctx.db, user.id)) throw new SecondStepNeeded(halfInCookie(user, ctx.now));
  return letIn(ctx, user, browser);
}

const HALF_IN = { id: users.id, name: users.name, email: users.email, passwordHash: users.passwordHash };

async function linked(tx: Transaction, ctx: Context, { provider, subject, label }: Told): Promise<HalfIn | null> {
  const [known] = await tx
    .update(identities)
    .set({ label, lastUsedAt: ctx.now })
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .returning({ userId: identities.userId });
  if (!known) return null;
  const [user] = await tx.select(HALF_IN).from(users).where(eq(users.id, known.userId));
  return user ?? null;
}

async function byAddress(tx: Transaction, ctx: Context, told: Told): Promise<HalfIn> {
  const { provedEmail: email } = told;
  if (!email)
    throw new DomainError("invalid_request", "It does not say that your email address is yours. Prove it there.");
  const [held] = await tx
    .select({
      ...HALF_IN,
      verifiedAt: users.emailVerifiedAt,
      passkeys: sql<number>`(select count(*)::int from ${passkeys} where ${passkeys.userId} = ${users.id})`,
    })
    .from(users)
    .where(eq(users.email, email))
    .for("no key update");
  if (!held) return newAccount(tx, ctx, told, email);
  // who left the account there need not be who has the address
  if (held.passwordHash || held.passkeys > 0 || !held.verifiedAt)
    throw conflict("Your email address has an account here. Sign in to it first, then link the two in the settings.");
  await keepIdentity(tx, ctx, held, told);
  return held;
}

async function newAccount(tx: Transaction, ctx: Context, told: Told, email: string): Promise<HalfIn> {
  await limitAttempts(ctx, "sign-up", email);
  const account = { id: newId("usr"), name: told.name, email, passwordHash: null };
  const opened = await openAccount(tx, ctx, { ...account, handle: undefined, verified: true });
  await keepIdentity(tx, asOwner(ctx, { ...opened, email }), account, told, false);
  return account;
}
