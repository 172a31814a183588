import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { passkeys, users } from "@/db/schema";
import type { NewPasskeyAnswer } from "@/lib/contracts/people/passkeys";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOfAccount } from "@/lib/domain/people/profiles/owner";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { passkeyAdded } from "../mails/passkeys";
import { requirePerson } from "../person";
import { strengthen } from "../second-factor/strengthen";
import { browserName } from "../sessions/browser-name";
import { type Asked, isOurs, newChallenge, spendChallenge } from "./challenge";
import { relyingParty } from "./relying-party";

const MOST = 20;

type Owner = { id: string; email: string; name: string };

/** What the browser of the acting person needs to make a passkey. Throws `step_up_required`, `conflict` beyond 20. */
export async function beginPasskey(ctx: Context): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { userId: id, email, sessionId } = requirePerson(ctx);
  await requireFresh(ctx);
  const [[user], held] = await Promise.all([
    ctx.db.select({ name: users.name }).from(users).where(eq(users.id, id)),
    ctx.db.select({ id: passkeys.id, transports: passkeys.transports }).from(passkeys).where(eq(passkeys.userId, id)),
  ]);
  if (held.length >= MOST) throw tooMany();
  const asked: Asked = { to: "add", subject: sessionId };
  return creationOptions({ id, email, name: user?.name ?? email }, newChallenge(asked, ctx.now), held);
}

/** Keeps a passkey that the acting person's browser has made, and tells by mail. Throws `step_up_required`, `unauthorized`, `conflict`. */
export async function addPasskey(
  ctx: Context,
  { passkey }: { passkey: NewPasskeyAnswer },
  userAgent: string | null = null,
): Promise<{ id: string; name: string }> {
  const person = requirePerson(ctx);
  const { userId, sessionId } = person;
  await requireFresh(ctx);
  const made = await checkNewPasskey(ctx, passkey, { to: "add", subject: sessionId });
  return transaction(ctx, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= MOST) throw tooMany();
    const name = await keepPasskey(tx, ctx, userId, made, userAgent);
    await strengthen(tx, person);
    if (user) await queueMail(tx, ctx, user.email, passkeyAdded({ name: user.name, passkey: name }));
    return { id: made.id, name };
  });
}

/** The options of the browser's ceremony: a key that is found without a name being typed, and asks for a finger, face or PIN. */
export function creationOptions(
  { id, email, name }: Owner,
  challenge: Uint8Array<ArrayBuffer>,
  held: { id: string; transports: string[] }[] = [],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const rp = relyingParty();
  return generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: name,
    challenge,
    attestationType: "none",
    excludeCredentials: held,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

export type CheckedPasskey = Omit<typeof passkeys.$inferInsert, "userId" | "name"> & { challenge: string };

/** A browser's answer, checked against what it was asked, by whom, and where. Throws `unauthorized`. */
export async function checkNewPasskey(ctx: Context, sent: NewPasskeyAnswer, asked: Asked): Promise<CheckedPasskey> {
  const rp = relyingParty();
  let challenge = "";
  const { registrationInfo } = await verifyRegistrationResponse({
    response: sent as Parameters<typeof verifyRegistrationResponse>[0]["response"],
    expectedChallenge: (answered) => {
      challenge = answered;
      return isOurs(answered, asked, ctx.now);
    },
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
  }).catch(refused);
  if (!registrationInfo) return refused();
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: sent.response.transports ?? [],
    synced: credentialBackedUp,
    challenge,
  };
}

/** Writes a checked passkey under the name of the browser that made it. Answers the name. Throws `unauthorized`, `conflict`. */
export async function keepPasskey(
  tx: Transaction,
  ctx: Context,
  userId: string,
  { challenge, ...made }: CheckedPasskey,
  userAgent: string | null,
): Promise<string> {
  await spendChallenge(tx, ctx, challenge);
  const name = browserName(userAgent);
  const [kept] = await tx
    .insert(passkeys)
    .values({ ...made, userId, name, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (!kept) throw conflict("This passkey is kept already.");
  await recordAudit(
    tx,
    ctx,
    await ownerIdOfAccount(tx, userId),
    "passkey.added",
    { type: "user", id: userId },
    { name },
  );
  return name;
}

/** What the library found wrong is not told: who is at the right page meets none of it. */
function refused(): never {
  throw new DomainError("unauthorized", "This passkey was not accepted. Try again.");
}

const tooMany = () => conflict(`An account has at most ${MOST} passkeys. Remove one that you do not use.`);
