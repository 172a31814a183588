import type { NamedAgent } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { DocumentError } from "@/lib/domain/developers/platforms/fetch-document";
import { SignatureError } from "@/lib/domain/developers/platforms/message-signatures";
import { checkAgentSignature, readAgentSignature } from "@/lib/domain/developers/signers/agent-signatures";
import { keyDirectory, type SigningJwk } from "@/lib/domain/developers/signers/directory";
import type { Call } from "../call";
import { countRefusal } from "./failures";

/**
 * Which agent signed a call, by the address of its keys; null for a call that is not signed, which costs one look at its headers. Throws
 * `unauthorized` for a signature that does not stand: an agent that means to say who it is must hear that it did not.
 */
export async function signedAgent(call: Call): Promise<NamedAgent | null> {
  const { headers } = call.request;
  if (!headers.has("signature-input")) return null;
  const header = (name: string) => headers.get(name);
  try {
    const sent = readAgentSignature({ header }, call.now);
    if (!sent) return null;
    const { request, path, search: query } = call;
    const signed = { method: request.method, authority: new URL(env().BASE_URL).host, path, query, header, body: "" };
    checkAgentSignature(signed, sent, await keyOf(call, sent.directory, sent.keyId));
    return { id: sent.origin, name: new URL(sent.origin).host };
  } catch (error) {
    if (!(error instanceof SignatureError || error instanceof DocumentError)) throw error;
    countRefusal(call.ip, call.now);
    const hint = "Send the request without Signature headers to call as nobody in particular.";
    throw new DomainError("unauthorized", `This request's signature does not count. ${error.message} ${hint}`);
  }
}

/** A key that is not in what we know of a directory may be new: then it is read again, once. */
async function keyOf(call: Call, directory: string, keyId: string): Promise<SigningJwk> {
  const key =
    (await keyDirectory(call, directory)).get(keyId) ?? (await keyDirectory(call, directory, true)).get(keyId);
  if (key) return key;
  const what = `${directory} holds no Ed25519 key with the JWK thumbprint ${keyId.slice(0, 100)}.`;
  throw new SignatureError("key_not_found", what);
}
