import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { randomToken, sha256 } from "@/lib/core/seal";
import { ALGORITHM, type SigningKey, verificationKey } from "../keys";
import { ACCESS_TOKEN_SECONDS } from "../lifetimes";
import { issuer } from "../resource";

const Claims = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  client_id: z.string(),
  scope: z.string(),
  iat: z.number(),
  exp: z.number(),
  jti: z.string(),
  sid: z.string(),
});

/** What an access token says (RFC 9068, 2.2). `sub` is the account, with a creator's page or without, `sid` the grant; times in seconds. */
export type AccessClaims = z.infer<typeof Claims>;

type Subject = { userId: string; clientId: string; grantId: string; scopes: readonly string[]; resource: string };

/** Signs an access token: 15 minutes, for one resource (RFC 9068). `by` is the key that signs now. */
export async function signAccessToken(by: SigningKey, now: Date, subject: Subject): Promise<string> {
  const iat = Math.floor(now.getTime() / 1000);
  return new SignJWT({ client_id: subject.clientId, scope: subject.scopes.join(" "), sid: subject.grantId })
    .setProtectedHeader({ alg: ALGORITHM, typ: "at+jwt", kid: by.kid })
    .setIssuer(issuer())
    .setSubject(subject.userId)
    .setAudience(subject.resource)
    .setIssuedAt(iat)
    .setExpirationTime(iat + ACCESS_TOKEN_SECONDS)
    .setJti(randomToken(16))
    .sign(by.key);
}

/** What a token said when its signature was checked. Under a hash: the memory holds no token. */
const verified = new LRUCache<string, AccessClaims>({ max: 10_000, ttl: 30_000 });

/**
 * The claims of a token that we signed, checked for signature, algorithm, type, issuer and time, not for audience and
 * grant: those are the caller's. Success is remembered for half a minute. Answers why not otherwise.
 */
export async function verifyAccessToken(token: string, now: Date): Promise<AccessClaims | "expired" | "invalid"> {
  const key = sha256(token).toString("base64");
  const claims = verified.get(key) ?? (await signedClaims(token, now));
  if (!claims) return "invalid";
  if (claims.exp * 1000 <= now.getTime()) return "expired";
  verified.set(key, claims, { noUpdateTTL: true });
  return claims;
}

/**
 * The claims of a token that we signed, checked in the same way but for its time, while the key that signed it is known: what it was good
 * for may be over, which grant it came from is proved all the same. Null for every other.
 */
export async function signedClaims(token: string, now: Date): Promise<AccessClaims | null> {
  try {
    return Claims.safeParse(await payloadOf(token, now)).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

async function payloadOf(token: string, now: Date): Promise<JWTPayload> {
  const keyOf = async ({ kid }: { kid?: string }) => {
    const key = await verificationKey(kid, now);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };
  try {
    const expected = { issuer: issuer(), typ: "at+jwt", algorithms: [ALGORITHM], currentDate: now };
    return (await jwtVerify(token, keyOf, expected)).payload;
  } catch (error) {
    // the time is what is checked last
    if (error instanceof errors.JWTExpired) return error.payload;
    throw error;
  }
}
