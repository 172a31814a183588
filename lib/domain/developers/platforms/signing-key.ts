import { createECDH, createHash, createPrivateKey, hkdfSync, type KeyObject } from "node:crypto";
import { acceptedKeys } from "@/lib/core/seal";

export type PublicJwk = { kid: string; kty: "EC"; crv: "P-256"; x: string; y: string; use: "sig"; alg: "ES256" };
export type SigningKey = { kid: string; publicJwk: PublicJwk; privateKey: KeyObject };

const PURPOSE = "message-signatures";
let made: { from: string; keys: SigningKey[] } | undefined;

/**
 * The keys of our messages to platforms, the one that signs first: P-256, derived from `AUTH_SECRET`, so that every process has the same and
 * none is stored. Those of `AUTH_SECRET_PREVIOUS` are published for as long as they are set, for messages that are on their way.
 */
export function signingKeys(): [SigningKey, ...SigningKey[]] {
  const seeds = acceptedKeys(PURPOSE);
  const from = seeds.map((seed) => seed.toString("base64")).join();
  if (made?.from !== from) made = { from, keys: seeds.map(keyOf) };
  return made.keys as [SigningKey, ...SigningKey[]];
}

function keyOf(seed: Buffer): SigningKey {
  const ecdh = createECDH("prime256v1");
  for (let n = 0; ; n++) {
    try {
      // one scalar in 2^32 is none of the curve: then the next
      ecdh.setPrivateKey(Buffer.from(hkdfSync("sha256", seed, "guildhall", `P-256 ${n}`, 32)));
      break;
    } catch (error) {
      if (n > 3) throw error;
    }
  }
  const point = ecdh.getPublicKey();
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const kid = createHash("sha256")
    .update(JSON.stringify({ crv: "P-256", kty: "EC", x, y }))
    .digest("base64url");
  const scalar = ecdh.getPrivateKey();
  const d = Buffer.concat([Buffer.alloc(32 - scalar.length), scalar]).toString("base64url");
  const privateKey = createPrivateKey({ key: { kty: "EC", crv: "P-256", x, y, d }, format: "jwk" });
  return { kid, privateKey, publicJwk: { kid, kty: "EC", crv: "P-256", x, y, use: "sig", alg: "ES256" } };
}
