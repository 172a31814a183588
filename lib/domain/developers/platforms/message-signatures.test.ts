import { sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  componentValue,
  contentDigest,
  isSigned,
  type SignedRequest,
  signRequest,
  verifyRequest,
} from "./message-signatures";
import { signingKeys } from "./signing-key";

process.env.AUTH_SECRET ??= "a secret of this test's own, long enough";

const NOW = new Date("2026-11-20T09:00:00Z");

function requestWith(headers: Record<string, string>, parts: Partial<SignedRequest> = {}): SignedRequest {
  return {
    method: "POST",
    authority: "shop.example",
    path: "/api/ucp/checkout-sessions",
    query: "",
    body: '{"line_items":[]}',
    ...parts,
    header: (name) => headers[name] ?? null,
  };
}

const SENT = {
  "content-type": "application/json",
  "ucp-agent": 'profile="https://platform.example/profile"',
  "idempotency-key": "8f6f1c1e-0000-4000-8000-000000000001",
};

function signed(parts: Partial<SignedRequest> = {}): { request: SignedRequest; headers: Record<string, string> } {
  const [key] = signingKeys();
  const made = signRequest(requestWith(SENT, parts), key, NOW);
  const headers: Record<string, string> = { ...SENT };
  for (const [name, value] of Object.entries(made)) headers[name.toLowerCase()] = value;
  return { request: requestWith(headers, parts), headers };
}

/** A request that is signed with this Content-Digest. */
function withDigest(digest: string): SignedRequest {
  const { headers } = signed();
  const request = requestWith({ ...headers, "content-digest": digest });
  const parameters = headers["signature-input"]?.slice("sig1=".length) ?? "";
  const [covered = ""] = parameters.split(")");
  const lines = Array.from(
    covered.matchAll(/"([^"]+)"/g),
    ([, name = ""]) => `"${name}": ${componentValue(request, name)}`,
  );
  const base = [...lines, `"@signature-params": ${parameters}`].join("\n");
  const [{ privateKey: key }] = signingKeys();
  const signature = sign("sha256", Buffer.from(base), { key, dsaEncoding: "ieee-p1363" });
  return requestWith({ ...headers, "content-digest": digest, signature: `sig1=:${signature.toString("base64")}:` });
}

const keys = () => signingKeys().map(({ publicJwk }) => publicJwk);

describe("message signatures", () => {
  it("stand for what was signed, with r and s of 32 bytes each", () => {
    const { request, headers } = signed();
    expect(isSigned(request)).toBe(true);
    expect(() => verifyRequest(request, keys(), NOW)).not.toThrow();
    expect(Buffer.from(headers.signature?.slice("sig1=:".length, -1) ?? "", "base64")).toHaveLength(64);
  });

  it("fall with a change of anything that they cover", () => {
    for (const changed of [{ method: "PUT" }, { path: "/api/ucp/other" }, { authority: "evil.example" }])
      expect(() => verifyRequest({ ...signed().request, ...changed }, keys(), NOW)).toThrow(/does not fit/);
    expect(() => verifyRequest({ ...signed().request, body: "{}" }, keys(), NOW)).toThrow(/Content-Digest/);
    expect(() => verifyRequest({ ...signed().request, query: "?a=1" }, keys(), NOW)).toThrow(/cover @query/);
    const { headers } = signed();
    const other = { ...headers, "ucp-agent": 'profile="https://other.example/profile"' };
    expect(() => verifyRequest(requestWith(other), keys(), NOW)).toThrow(/does not fit/);
  });

  it("go with a digest of several algorithms, of which one is SHA-256, and with no other", () => {
    const { body } = requestWith(SENT);
    const sha256 = contentDigest(body);
    const other = `sha-512=:${Buffer.alloc(64).toString("base64")}:`;
    const verified = (sent: string) => () => verifyRequest(withDigest(sent), keys(), NOW);
    for (const sent of [`${other}, ${sha256}`, `${sha256},${other}`]) expect(verified(sent)).not.toThrow();
    for (const sent of [other, `${sha256}, sha-256=:AAAA:`, "sha-256=1", "sha-256", "="])
      expect(verified(sent)).toThrow(/Content-Digest/);
    expect(() => verifyRequest({ ...withDigest(`${other}, ${sha256}`), body: "{}" }, keys(), NOW)).toThrow(
      /Content-Digest/,
    );
  });

  it("count for five minutes from when they say that they were created, and as much before for a clock that is ahead", () => {
    const { request } = signed();
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    for (const minutes of [-5, 0, 5]) expect(() => verifyRequest(request, keys(), at(minutes))).not.toThrow();
    for (const minutes of [-5.1, 5.1, 60])
      expect(() => verifyRequest(request, keys(), at(minutes))).toThrow(/within the last 5 minutes/);
    const input = request.header("signature-input")?.replace(/created=\d+/, 'created="now"') ?? "";
    const odd = { ...request, header: (name: string) => (name === "signature-input" ? input : request.header(name)) };
    expect(() => verifyRequest(odd, keys(), NOW)).toThrow(/within the last 5 minutes/);
  });

  it("cover what matters, or do not count", () => {
    const { headers } = signed();
    const input = headers["signature-input"]?.replace(' "content-digest"', "") ?? "";
    const request = requestWith({ ...headers, "signature-input": input });
    expect(() => verifyRequest(request, keys(), NOW)).toThrow(/cover content-digest/);
  });

  it("name a key of the profile, and both headers", () => {
    expect(() => verifyRequest(signed().request, [], NOW)).toThrow(/no signing key/);
    const { signature: _gone, ...others } = signed().headers;
    expect(() => verifyRequest(requestWith(others), keys(), NOW)).toThrow(/both/);
    const rsa = keys().map(({ kid }) => ({ kid, kty: "RSA" }));
    expect(() => verifyRequest(signed().request, rsa, NOW)).toThrow(/EC keys/);
  });

  it("are made with one key for one secret", () => {
    expect(signingKeys()[0].kid).toBe(signingKeys()[0].kid);
    expect(signingKeys()[0].publicJwk).toMatchObject({ kty: "EC", crv: "P-256", alg: "ES256" });
    expect(signingKeys()[0].publicJwk).not.toHaveProperty("d");
  });
});
