import { randomFillSync } from "node:crypto";
import type { IdPrefix } from "@/lib/contracts/values/ids";
import { currentTime } from "../clock";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const pool = new Uint8Array(4096);
const RANDOM_BYTES = 14;
let used = pool.length;
let lastMillis = 0;
let lastMoment = "";
let sequence = 0;

/** Where fresh random bytes begin in a pool that is refilled in one call: a system call per id would cost more than the id. */
function entropy(): number {
  if (used + RANDOM_BYTES > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += RANDOM_BYTES;
  return used - RANDOM_BYTES;
}

/** Lets ids follow the clock again after moments that lie ahead of it. For tests, whose files share a process. */
export function resetIds(): void {
  lastMillis = 0;
}

/**
 * A new identifier: prefix + UUIDv7 (RFC 9562) in Crockford base32, the TypeID form. Ids of one process sort by creation, also
 * within a millisecond: the 12 bits after the timestamp count up.
 */
export function newId<P extends IdPrefix>(prefix: P, now: number = currentTime()): `${P}_${string}` {
  const random = entropy();
  const byte = (i: number) => pool[random + i] as number;
  if (now > lastMillis) {
    lastMillis = now;
    lastMoment = digits(now, 10);
    sequence = byte(12) << 2;
  } else if (++sequence > 0xfff) {
    lastMillis++;
    lastMoment = digits(lastMillis, 10);
    sequence = 0;
  }
  let text = lastMoment + digits((7 << 16) | (sequence << 4) | (2 << 2) | (byte(13) & 3), 4);
  for (let i = 0; i < 12; i++) text += ALPHABET.charAt(byte(i) & 31);
  return `${prefix}_${text}`;
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

/** What sorts at or before every id of this prefix made from `at` on, and after all made earlier: the bound of a range of time. */
export function idFloor(prefix: IdPrefix, at: Date): string {
  return `${prefix}_${digits(Math.max(0, at.getTime()), 10)}`;
}

/** The moment that an id tells: when it was made, or a little later (`newId`). Of what `idFloor` makes, its own. */
export function momentOf(id: string): Date {
  const moment = id.slice(id.indexOf("_") + 1).slice(0, 10);
  let milliseconds = 0;
  for (const letter of moment) milliseconds = milliseconds * 32 + ALPHABET.indexOf(letter);
  return new Date(milliseconds);
}

/** A number below 2^53 in `width` digits of base 32. */
function digits(value: number, width: number): string {
  let out = "";
  for (let rest = value, i = 0; i < width; i++, rest = Math.floor(rest / 32)) out = ALPHABET.charAt(rest % 32) + out;
  return out;
}
