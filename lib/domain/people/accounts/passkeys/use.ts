import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { and, eq, lt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { passkeys, users } from "@/db/schema";
import type { PasskeyAnswer } from "@/lib/contracts/people/passkeys";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOfAccount } from "@/lib/domain/people/profiles/owner";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { passkeyCopied } from "../mails/passkeys";
import { type Asked, isOurs, newChallenge, spendChallenge } from "./challenge";
import { relyingParty } from "./relying-party";

type Row = typeof passkeys.$inferSelect;

/** What a browser needs to have a passkey sign. Which one the person chooses there, unless `held` names those that count. */
export function requestOptions(
  ctx: Context,
  asked: Asked,
  held: { id: string; transports: string[] }[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: newChallenge(asked, ctx.now),
    allowCredentials: held,
    userVerification: "required",
  });
}

/**
 * Whose passkey signed what was asked, on this site, after the person was verified on their device. Each challenge is taken once; a
 * counter that has gone back is a copy's: it is refused and the owner told. Throws `unauthorized`.
 */
export async function checkPasskey(ctx: Context, sent: PasskeyAnswer, asked: Asked): Promise<{ userId: string }> {
  const [held] = await ctx.db.select().from(passkeys).where(eq(passkeys.id, sent.id));
  // the answer names whose it is: a key under another account's name is none of either
  const named = sent.response.userHandle;
  if (!held || (named !== undefined && named !== Buffer.from(held.userId).toString("base64url"))) throw refusal();
  const { challenge, counter, synced } = await verified(ctx, sent, asked, held);
  const taken = await transaction(ctx, async (tx) => {
    await spendChallenge(tx, ctx, challenge);
    return countUse(tx, ctx, held.id, counter, synced);
  });
  if (taken) return { userId: held.userId };
  await transaction(ctx, (tx) => tellOfCopy(tx, ctx, held));
  throw refusal();
}

/** The signature is checked with the counter at nothing: whether that went back is decided by the update, where two meet. */
async function verified(ctx: Context, sent: PasskeyAnswer, asked: Asked, { id, publicKey }: Row) {
  const rp = relyingParty();
  let challenge = "";
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: sent,
    expectedChallenge: (answered) => {
      challenge = answered;
      return isOurs(answered, asked, ctx.now);
    },
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch(() => {
    throw refusal();
  });
  if (!verified) throw refusal();
  return { challenge, counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
}

/** Notes a use. False where the counter is not beyond the last one (Web Authentication, 6.1.1); an authenticator without one says 0. */
async function countUse(tx: Transaction, ctx: Context, id: string, counter: number, synced: boolean): Promise<boolean> {
  const beyond = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const counted = await tx
    .update(passkeys)
    .set({ counter, synced, lastUsedAt: ctx.now })
    .where(and(eq(passkeys.id, id), beyond))
    .returning({ id: passkeys.id });
  return counted.length > 0;
}

async function tellOfCopy(tx: Transaction, ctx: Context, { userId, name }: Row): Promise<void> {
  const target = { type: "user", id: userId };
  await recordAudit(tx, ctx, await ownerIdOfAccount(tx, userId), "passkey.counter_went_back", target, { name });
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (user) await queueMail(tx, ctx, user.email, passkeyCopied({ name: user.name, passkey: name }));
}

const refusal = () => new DomainError("unauthorized", "This passkey was not accepted. Try again, or use another way.");
