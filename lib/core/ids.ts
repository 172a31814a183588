import { randomFillSync } from "node:crypto";
import type { IdPrefix } from "@/lib/contracts/ids";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const pool = new Uint8Array(4096);
let used = pool.length;
let lastMillis = 0;
let sequence = 0;

/** Ten fresh random bytes from a pool that is refilled in one call: a system call per id would cost more than the id. */
function entropy(): Uint8Array {
  if (used + 10 > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 10;
  return pool.subarray(used - 10, used);
}

/**
 * A new identifier: prefix + UUIDv7 (RFC 9562) in Crockford base32, the TypeID form. Ids of one process sort by creation, also
 * within a millisecond: the 12 bits after the timestamp count up.
 */
export function newId<P extends IdPrefix>(prefix: P, now: number = Date.now()): `${P}_${string}` {
  const random = entropy();
  if (now > lastMillis) {
    lastMillis = now;
    sequence = ((random[8] ?? 0) << 2) & 0x3ff;
  } else if (++sequence > 0xfff) {
    lastMillis++;
    sequence = 0;
  }
  let bits = (BigInt(lastMillis) << 80n) | (0x7n << 76n) | (BigInt(sequence) << 64n) | (0x2n << 62n);
  for (let i = 0; i < 8; i++) {
    const byte = i === 0 ? (random[0] ?? 0) & 0x3f : (random[i] ?? 0);
    bits |= BigInt(byte) << BigInt(56 - 8 * i);
  }
  return `${prefix}_${encode(bits)}`;
}

/**
 * The id of a given moment, from the caller's randomness (0 ≤ n < 1): same form and order by time, but guessable and without a count
 * within the millisecond. For seeds; everything else calls `newId`.
 */
export function idAt<P extends IdPrefix>(prefix: P, at: Date, random: () => number): `${P}_${string}` {
  const part = () => digits(Math.floor(random() * 2 ** 30), 6);
  const marks = (7 << 16) | (Math.floor(random() * 0x1000) << 4) | (2 << 2) | Math.floor(random() * 4);
  return `${prefix}_${digits(at.getTime(), 10)}${digits(marks, 4)}${part()}${part()}`;
}

/** 128 bits as 26 characters, in parts of at most 35 bits: larger ones would not fit a double. */
function encode(bits: bigint): string {
  return (
    digits(Number(bits >> 100n), 6) +
    digits(Number((bits >> 65n) & 0x7_ffff_ffffn), 7) +
    digits(Number((bits >> 30n) & 0x7_ffff_ffffn), 7) +
    digits(Number(bits & 0x3fff_ffffn), 6)
  );
}

function digits(value: number, width: number): string {
  let out = "";
  for (let rest = value, i = 0; i < width; i++, rest = Math.floor(rest / 32)) out = ALPHABET.charAt(rest % 32) + out;
  return out;
}
