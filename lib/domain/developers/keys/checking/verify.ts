import { hash as digest, randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { LRUCache } from "lru-cache";
import { turns } from "@/lib/core/process/turns";

/** OWASP's second argon2id profile: 19 MiB, 2 passes, 1 lane. About 9 ms of one core. */
const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const inTurn = turns(2);

const pepper = randomBytes(32).toString("base64");
const remembered = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 });
const inFlight = new Map<string, Promise<boolean>>();

/** argon2id of a token or password, in PHC string form. */
export function slowHash(secret: string): Promise<string> {
  return hash(secret, ARGON2);
}

/**
 * Whether `token` is what `tokenHash` was made of. A success is remembered for at most 60 s under a peppered digest of both (so rotation
 * forgets it, and the memory holds no token); each token is verified once at a time, and at most two run at once, so that a flood
 * of wrong keys cannot take both cores. `beforeCheck` is called when a check is really begun; what it throws forbids it.
 */
export async function verifyToken(tokenHash: string, token: string, beforeCheck?: () => void): Promise<boolean> {
  const key = digest("sha256", `${pepper}\0${tokenHash}\0${token}`, "base64");
  if (remembered.has(key)) return true;
  let check = inFlight.get(key);
  if (!check) {
    beforeCheck?.();
    check = inTurn(() => verify(tokenHash, token)).finally(() => inFlight.delete(key));
    inFlight.set(key, check);
  }
  const valid = await check;
  if (valid) remembered.set(key, true);
  return valid;
}

/** Whether a password matches; never remembered. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password));
}
