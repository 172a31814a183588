import { createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import type { PlatformProfile } from "@/lib/contracts/commerce/protocol";
import { sha256 } from "@/lib/core/seal";
import { type InnerItem, type Member, parseDictionary } from "@/lib/core/values/structured-fields";
import type { SigningKey } from "./signing-key";

export type SignatureFault =
  | "signature_missing"
  | "signature_invalid"
  | "key_not_found"
  | "digest_mismatch"
  | "algorithm_unsupported";

/** A message's signature does not stand. The message says why, to who sent it. */
export class SignatureError extends Error {
  override readonly name = "SignatureError";

  constructor(
    readonly code: SignatureFault,
    message: string,
  ) {
    super(message);
  }
}

/** A request, as signatures see it: `query` with its `?` or empty, header names in lower case. */
export type SignedRequest = {
  method: string;
  authority: string;
  path: string;
  query: string;
  header: (name: string) => string | null;
  body: string;
};

const LABEL = "sig1";
/** A signature that says when it was made counts for so long, and as much before it where the other clock is ahead. */
const WINDOW_MS = 5 * 60_000;
const HASH: Record<string, string> = { "P-256": "sha256", "P-384": "sha384" };

/** `Content-Digest` of a body's bytes (RFC 9530). */
export function contentDigest(body: string): string {
  return `sha-256=:${sha256(body).toString("base64")}:`;
}

/** The three headers that sign a request (RFC 9421). `request.header` answers those that it is sent with besides. */
export function signRequest(request: SignedRequest, key: SigningKey, at: Date): Record<string, string> {
  const digest = contentDigest(request.body);
  const header = (name: string) => (name === "content-digest" ? digest : request.header(name));
  const covered = requiredOf({ ...request, header });
  const list = covered.map((name) => `"${name}"`).join(" ");
  const parameters = `(${list});created=${Math.floor(at.getTime() / 1000)};keyid="${key.kid}"`;
  const base = signatureBase({ ...request, header }, covered, parameters);
  const signature = sign("sha256", Buffer.from(base), { key: key.privateKey, dsaEncoding: "ieee-p1363" });
  return {
    "Content-Digest": digest,
    "Signature-Input": `${LABEL}=${parameters}`,
    Signature: `${LABEL}=:${signature.toString("base64")}:`,
  };
}

/** Whether a request carries a signature, or a part of one. */
export function isSigned({ header }: Pick<SignedRequest, "header">): boolean {
  return header("signature") !== null || header("signature-input") !== null;
}

/**
 * Checks a request's signature against the keys of whom it names: all that matters must be covered by it. Throws `SignatureError`. Source:
 * signatures, "REST Request Verification".
 */
export function verifyRequest(request: SignedRequest, keys: PlatformProfile["signing_keys"], now: Date): void {
  const { member, signature } = signatureOf(request);
  const keyId = member.parameters.get("keyid");
  if (typeof keyId !== "string") throw new SignatureError("signature_invalid", "Signature-Input names no keyid.");
  const jwk = keys.find(({ kid }) => kid === keyId);
  if (!jwk) throw new SignatureError("key_not_found", `The profile has no signing key ${keyId.slice(0, 100)}.`);
  checkTime(member, now);
  const covered = (member.value as InnerItem[]).map(componentOf);
  for (const name of requiredOf(request))
    if (!covered.includes(name)) throw new SignatureError("signature_invalid", `The signature does not cover ${name}.`);
  if (request.body !== "" && !isDigested(request))
    throw new SignatureError("digest_mismatch", "Content-Digest is not the SHA-256 of the body that arrived.");
  const base = signatureBase(request, covered, member.text);
  const { key, hash } = publicKeyOf(jwk);
  if (!verify(hash, Buffer.from(base), { key, dsaEncoding: "ieee-p1363" }, signature))
    throw new SignatureError("signature_invalid", `The signature does not fit the key ${keyId.slice(0, 100)}.`);
}

/** Whether `Content-Digest` has the SHA-256 of the body, next to whatever else: it is a dictionary of algorithms (RFC 9530, 2). */
function isDigested({ header, body }: SignedRequest): boolean {
  try {
    const sent = parseDictionary(header("content-digest") ?? "").get("sha-256")?.value;
    return Buffer.isBuffer(sent) && sent.equals(sha256(body));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return false;
  }
}

/** A captured request is worth nothing for long (RFC 9421, 7.2.2). The protocol asks for neither parameter: what is said has to hold. */
function checkTime({ parameters }: Member, now: Date): void {
  const [created, expires] = [parameters.get("created"), parameters.get("expires")];
  if (typeof expires === "number" && expires * 1000 <= now.getTime())
    throw new SignatureError("signature_invalid", "The signature has expired.");
  if (created === undefined) return;
  if (typeof created !== "number" || Math.abs(now.getTime() - created * 1000) > WINDOW_MS)
    throw new SignatureError(
      "signature_invalid",
      "The signature was not created within the last 5 minutes: sign each request as it is sent, and set the clock.",
    );
}

function signatureOf({ header }: SignedRequest): { member: Member; signature: Buffer } {
  const input = header("signature-input");
  const sent = header("signature");
  if (input === null || sent === null)
    throw new SignatureError("signature_missing", "Send both Signature-Input and Signature.");
  try {
    const [label, member] = [...parseDictionary(input)][0] ?? [];
    const signature = label === undefined ? undefined : parseDictionary(sent).get(label)?.value;
    if (member && Array.isArray(member.value) && Buffer.isBuffer(signature)) return { member, signature };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new SignatureError("signature_invalid", "Signature-Input and Signature are not of the form of RFC 9421.");
}

/** What a signature must cover, so that nothing of the request can be changed or sent elsewhere. */
function requiredOf({ query, header, body }: SignedRequest): string[] {
  const required = ["@method", "@authority", "@path"];
  if (query !== "") required.push("@query");
  for (const name of ["ucp-agent", "idempotency-key"]) if (header(name) !== null) required.push(name);
  if (body !== "") required.push("content-digest", "content-type");
  return required;
}

function componentOf({ value, parameters }: InnerItem): string {
  if (typeof value === "string" && parameters.size === 0) return value;
  throw new SignatureError("signature_invalid", "Components with parameters are not supported.");
}

/** What is signed (RFC 9421, 2.5): a line for each component, and the parameters as they were written. */
function signatureBase(request: SignedRequest, covered: readonly string[], parameters: string): string {
  const lines = covered.map((name) => `"${name}": ${componentValue(request, name)}`);
  return [...lines, `"@signature-params": ${parameters}`].join("\n");
}

/** What a component of a request is (RFC 9421, 2). Throws `SignatureError` for one that is not there. */
export function componentValue(request: SignedRequest, name: string): string {
  const derived: Record<string, string> = {
    "@method": request.method,
    "@authority": request.authority,
    "@path": request.path,
    "@query": request.query === "" ? "?" : request.query,
  };
  const value = name.startsWith("@") ? derived[name] : request.header(name)?.trim();
  if (value === undefined || value === null)
    throw new SignatureError("signature_invalid", `The signature covers ${name.slice(0, 50)}, which is not there.`);
  return value;
}

function publicKeyOf(jwk: PlatformProfile["signing_keys"][number]): { key: KeyObject; hash: string } {
  const { kty, crv = "", x = "", y = "" } = jwk;
  const hash = HASH[crv];
  if (kty !== "EC" || !hash)
    throw new SignatureError("algorithm_unsupported", "Signing keys must be EC keys of P-256 or P-384.");
  try {
    return { key: createPublicKey({ key: { kty, crv, x, y }, format: "jwk" }), hash };
  } catch {
    throw new SignatureError("key_not_found", "The signing key in the profile is not a key of its curve.");
  }
}
