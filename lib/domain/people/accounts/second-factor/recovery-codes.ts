import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { recoveryCodes } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { sha256 } from "@/lib/core/seal";

const HOW_MANY = 10;
/** No letter that is taken for another one, or for a digit. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 16;

/** Ten new codes in place of all that were. 79 bits each, so that a plain hash is enough. Answered this once. */
export async function replaceRecoveryCodes(tx: Transaction, ctx: Context, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ hash: hashOf(userId, code), userId, createdAt: ctx.now })));
  return codes;
}

/** Uses a code up, by one conditional update. Answers how many are left; null when it is none, or was used. */
export async function spendRecoveryCode(
  tx: Transaction,
  ctx: Context,
  userId: string,
  code: string,
): Promise<number | null> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: ctx.now })
    .where(and(eq(recoveryCodes.hash, hashOf(userId, code)), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return spent.length === 0 ? null : countRecoveryCodes(tx, userId);
}

/** How many codes an account has left. */
export function countRecoveryCodes(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

/** In fours, which people read and type. */
function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return (letters.match(/.{4}/g) ?? []).join("-");
}

/** However it was typed. */
const hashOf = (userId: string, code: string) => sha256(`${userId}\n${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);
