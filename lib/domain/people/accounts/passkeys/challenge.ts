import { randomBytes } from "node:crypto";
import { lt } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { spentChallenges } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { fitsMac, keyedMac, sha256 } from "@/lib/core/seal";

/** A page of ours that waits for a passkey asks for a new challenge before this one ends. */
export const CHALLENGE_MS = 10 * 60_000;

const PURPOSE = "passkey challenge";
const [NONCE, TIME, MAC] = [16, 6, 32];

/** What a challenge is for; `subject` is the session, or the account that is being opened. */
export type Asked = { to: "add" | "sign-in" | "prove" | "sign-up"; subject?: string };

/**
 * A challenge to be signed: random bytes, when it ends, and our mark over both and what it is for. Nothing is kept of it before it is
 * answered, so strangers who open the sign-in page write nothing.
 */
export function newChallenge(asked: Asked, now: Date): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(NONCE + TIME);
  randomBytes(NONCE).copy(head);
  head.writeUIntBE(now.getTime() + CHALLENGE_MS, NONCE, TIME);
  return new Uint8Array(Buffer.concat([head, keyedMac(PURPOSE, signed(head, asked), MAC)]));
}

/** Whether a challenge, in base64url, is ours, for this, and has not ended. */
export function isOurs(challenge: string, asked: Asked, now: Date): boolean {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== NONCE + TIME + MAC) return false;
  const head = bytes.subarray(0, NONCE + TIME);
  return fitsMac(bytes.subarray(NONCE + TIME), PURPOSE, signed(head, asked), MAC) && endsAt(bytes) > now.getTime();
}

/** Notes that a challenge was answered. Of two answers to it the second throws `unauthorized`. */
export async function spendChallenge(tx: Transaction, ctx: Context, challenge: string): Promise<void> {
  const expiresAt = new Date(endsAt(Buffer.from(challenge, "base64url")));
  await tx.delete(spentChallenges).where(lt(spentChallenges.expiresAt, ctx.now));
  const spent = await tx
    .insert(spentChallenges)
    .values({ hash: sha256(challenge), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentChallenges.hash });
  if (spent.length === 0) throw new DomainError("unauthorized", "This answer was used already. Try again.");
}

const endsAt = (challenge: Buffer) => challenge.readUIntBE(NONCE, TIME);

const signed = (head: Buffer, { to, subject = "" }: Asked) => Buffer.concat([head, Buffer.from(`\n${to}\n${subject}`)]);
