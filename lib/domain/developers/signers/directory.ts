import { calculateJwkThumbprint } from "jose";
import { z } from "zod";
import { DocumentError, fetchDocument } from "@/lib/domain/developers/platforms/fetch-document";
import { rememberedDocuments } from "@/lib/domain/developers/platforms/remembered";

const MOST_KEYS = 50;
const Ed25519 = z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.string().regex(/^[\w-]{43}$/) });
const Directory = z.object({ keys: z.array(z.unknown()).max(MOST_KEYS) });

export type SigningJwk = z.output<typeof Ed25519>;
/** A signer's public keys by their thumbprints (RFC 7638, SHA-256). */
export type KeyDirectory = ReadonlyMap<string, SigningJwk>;

const ASKING = {
  what: "key directory",
  accept: "application/http-message-signatures-directory+json, application/json",
  userAgent: "Guildhall-Signatures/1",
};

/**
 * The keys that a signer publishes under its own name. Throws `DocumentError`, `rate_limit_exceeded`. Source:
 * draft-meunier-http-message-signatures-directory.
 */
export const keyDirectory = rememberedDocuments<KeyDirectory>({
  name: "key-directory",
  plural: "key directories",
  fetch: async (url, local) => {
    const { value, maxAgeSeconds } = await fetchDocument(url, local, ASKING);
    return { value: await keysIn(value), maxAgeSeconds };
  },
  fault: DocumentError,
});

/** Keys of other kinds are left out: they may serve somebody else. */
async function keysIn(value: unknown): Promise<KeyDirectory> {
  const directory = Directory.safeParse(value).data;
  if (!directory) throw new DocumentError("malformed", `The key directory must hold \`keys\`, at most ${MOST_KEYS}.`);
  const keys = directory.keys.flatMap((key) => Ed25519.safeParse(key).data ?? []);
  return new Map(await Promise.all(keys.map(async (key) => [await calculateJwkThumbprint(key), key] as const)));
}
