import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { passkeys, users } from "@/db/schema";
import type { PasskeyAnswer } from "@/lib/contracts/people/passkeys";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { addressLimit, refuseBlocked } from "@/lib/domain/platform/access/attempts";
import { count, uncount } from "@/lib/domain/platform/access/counters";
import { requirePerson } from "../person";
import { noteProof } from "../sessions/prove";
import { type Browser, letIn, type SignedIn } from "../signing-in/sign-in";
import { checkPasskey, requestOptions } from "./use";

/** What a browser needs to sign in with any passkey that it finds for this site. */
export function beginPasskeySignIn(ctx: Context): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return requestOptions(ctx, { to: "sign-in" });
}

/**
 * Opens a session for whose passkey signed. It is both steps at once: something that the person has, and the finger, face or PIN that
 * their device asked for. Throws `unauthorized`, `rate_limit_exceeded` after many wrong ones from one address.
 */
export async function signInByPasskey(
  ctx: Context,
  { passkey }: { passkey: PasskeyAnswer },
  browser: Browser = {},
): Promise<SignedIn> {
  const limits = [addressLimit(ctx, "passkey")];
  refuseBlocked(await count(limits, ctx.now), "Too many passkeys that were not accepted.");
  const { userId } = await checkPasskey(ctx, passkey, { to: "sign-in" });
  uncount(limits, ctx.now);
  const [user] = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw notFound("The account");
  return letIn(ctx, user, browser, true);
}

/** What the acting person's browser needs to prove with one of their passkeys that it is still them. Throws `unauthorized`. */
export async function beginPasskeyProof(ctx: Context): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { userId, sessionId } = requirePerson(ctx);
  const held = await ctx.db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return requestOptions(ctx, { to: "prove", subject: sessionId }, held);
}

/** Proves by a passkey that the person at this browser is still the one who signed in. Throws `unauthorized`. */
export async function proveByPasskey(ctx: Context, { passkey }: { passkey: PasskeyAnswer }): Promise<void> {
  const person = requirePerson(ctx);
  const { userId } = await checkPasskey(ctx, passkey, { to: "prove", subject: person.sessionId });
  if (userId !== person.userId) throw new DomainError("unauthorized", "This passkey is another account's.");
  await transaction(ctx, (tx) => noteProof(tx, ctx, person, "passkey"));
}
