import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { expect, test } from "../fixtures";
import { REST, startPlatform, type TestPlatform } from "./platform";
import { checkoutsOf, lines, onSale } from "./shop";

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const KEY = { ...publicKey.export({ format: "jwk" }), kid: "platform-1", use: "sig", alg: "ES256" };

let platform: TestPlatform;
test.beforeAll(async () => {
  platform = await startPlatform({ keys: [KEY] });
});
test.afterAll(() => platform.close());

type Parts = { method?: string; path: string; data?: object; key?: KeyObject; kid?: string; authority: string };

/** Signs as RFC 9421 says, written again for this test: our own signing must not judge itself. */
function signed({ method = "POST", path, data, key = privateKey, kid = "platform-1", authority }: Parts) {
  const body = data === undefined ? "" : JSON.stringify(data);
  const headers: Record<string, string> = {
    "ucp-agent": `profile="${platform.url}"`,
    "idempotency-key": randomUUID(),
    ...(body && {
      "content-digest": `sha-256=:${createHash("sha256").update(body).digest("base64")}:`,
      "content-type": "application/json",
    }),
  };
  const derived: Record<string, string> = { "@method": method, "@authority": authority, "@path": path };
  const covered = [...Object.keys(derived), ...Object.keys(headers)];
  const params = `(${covered.map((name) => `"${name}"`).join(" ")});keyid="${kid}"`;
  const base = [
    ...covered.map((name) => `"${name}": ${derived[name] ?? headers[name]}`),
    `"@signature-params": ${params}`,
  ].join("\n");
  const bytes = sign("sha256", Buffer.from(base), { key, dsaEncoding: "ieee-p1363" });
  const made = { "signature-input": `sig1=${params}`, signature: `sig1=:${bytes.toString("base64")}:` };
  return { headers: { ...headers, ...made }, body };
}

const CREATE = `${REST}/checkout-sessions`;

test("a signature that stands is taken, and what was opened with one needs one", async ({ api, baseURL }) => {
  const authority = new URL(baseURL ?? "").host;
  const { basic } = await onSale();
  const { headers, body } = signed({ path: CREATE, data: lines(basic), authority });
  const made = await api.post(CREATE, { headers, data: Buffer.from(body) });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  expect(await checkoutsOf(api, platform).get(id)).toMatchObject({ messages: [{ code: "not_found" }] });
  const path = `${CREATE}/${id}`;
  const read = await api.get(path, { headers: signed({ method: "GET", path, authority }).headers });
  expect(await read.json()).toMatchObject({ id, status: "requires_escalation" });
});

test("a signature that does not stand is refused by its name", async ({ api, baseURL }) => {
  const authority = new URL(baseURL ?? "").host;
  const data = lines("prod_x");
  const { privateKey: stranger } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const good = signed({ path: CREATE, data, authority });
  const cases: [status: number, code: string, sent: ReturnType<typeof signed>][] = [
    [401, "signature_invalid", signed({ path: CREATE, data, key: stranger, authority })],
    [401, "key_not_found", signed({ path: CREATE, data, kid: "unknown", authority })],
    [401, "signature_invalid", signed({ path: CREATE, data, authority: "elsewhere.example" })],
    [400, "digest_mismatch", { ...good, body: JSON.stringify(lines("prod_y")) }],
    [401, "signature_missing", { ...good, headers: { ...good.headers, signature: "" } }],
  ];
  for (const [status, code, { headers, body }] of cases) {
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
    const refused = await api.post(CREATE, { headers: sent, data: Buffer.from(body) });
    expect(await refused.json(), code).toMatchObject({ code, content: expect.any(String) });
    expect(refused.status(), code).toBe(status);
  }
});
