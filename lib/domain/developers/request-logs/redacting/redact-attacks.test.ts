import { expect, it } from "vitest";
import { redactBody } from "./redact-body";
import { redactQuery } from "./redact-query";

const S = "hunter2hunter2";
const JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U";
const text = (value: unknown) => JSON.stringify(value);

/** Bodies that hold `S`, or a card, where one would not look for it. */
it.each([
  ["a list of secrets", text({ tokens: [S], password: [S, { a: S }] })],
  ["a name with a prefix", text({ new_password: S, "X-Api-Key": S, botToken: S, accessKey: S, AUTH_TOKEN: S })],
  ["an object in a list in an object", text({ a: [{ b: [{ client_secret: { v: [S] } }] }] })],
  ["variables of GraphQL", text({ query: "mutation", variables: { input: { password: S, headers: { X: S } } } })],
  ["a mutation's text", text({ query: `mutation { a(input: {password: "${S} and more ${S}", n: 1}) { id } }` })],
  [
    "headers in a mutation's text",
    text({ query: `mutation { a(input: {headers: {XTenant: "${S}", Y: "${S}"}}) { id } }` }),
  ],
  ["a list in a mutation's text", text({ query: `{ a(tokens: ["x", "${S}"]) { id } }` })],
  [
    "arguments of a tool, as text",
    text({ method: "tools/call", params: { arguments: text({ password: `a, ${S}` }) } }),
  ],
  ["arguments in text in text", text({ a: text({ b: text({ secret: `x ${S}` }) }) })],
  ["metadata", text({ metadata: { crm_password: S, api_key: S } })],
  ["cookies of a header", text({ note: `Cookie: a=1; session=${S}; b=${S}` })],
  ["a fragment", text({ url: `https://a.example/cb#access_token=${S}&x=1` })],
  ["an address in an address", text({ url: `https://a.example/?next=https%3A%2F%2Fb.example%3Ftoken%3D${S}%26y%3D1` })],
  ["an address with a token for a name", text({ url: `https://${S}@git.example/x.git` })],
  ["a form in a text", text({ body: `grant_type=x&client_secret=${S}&n=1` })],
  ["a number that is a card", `{"card":4242424242424242,"n":1}`],
  ["a card in a list", `{"n":[4242424242424242, 1]}`],
  ["a card at the end", `4242424242424242`],
  ["a card with spaces in a name", text({ "4242 4242 4242 4242": 1 })],
  ["a JWT anywhere", text({ note: `see ${JWT} there` })],
  ["a name in other letters", text({ PASSWORD: S, "pass-word": S })],
  ["a key of ours behind an escape", `{"title":"gh_live\\u005fAbCdEf12_${S}${"k".repeat(29)}"}`],
  ["keys of others", text({ note: `ghp_${S}xxxxxxxxxx glpat-${S}xxxxxx xoxb-12-${S}` })],
  ["a private key", text({ note: `-----BEGIN RSA PRIVATE KEY-----\nMIIE${S}\n-----END RSA PRIVATE KEY-----` })],
  ["an escaped name", `{"pass\\u0077ord":"${S}"}`],
])("%s is not kept", (_what, body) => {
  const kept = redactBody(body);
  expect(kept).not.toContain(S);
  expect(kept).not.toMatch(/4242 ?4242 ?4242/);
  expect(kept).not.toContain(JWT.slice(-20));
});

it.each([
  text({ input_tokens: 120, output_tokens: 3, max_tokens: 5 }),
  text({ idempotency_key: "a", secret_prefix: "whs", header_names: ["A"], next_cursor: "abc" }),
  text({ amount_atomic: 1_000_000_000, at: 1_795_167_000_000 }),
  text({ note: "The secret of a good mark is to keep it plain." }),
  text({ query: "{ me { id email } }" }),
  text({ note: 'a \\u005f, a "quote", npm_config and ghost_writer' }),
  String.raw`{"a":"\u0022,\u005c,\u000a"}`,
])("%s is kept as it is", (body) => {
  expect(redactBody(body)).toBe(body);
});

it("a query hides what an address in it carries", () => {
  const kept = redactQuery(`?next=${encodeURIComponent(`https://b.example/?token=${S}&n=1`)}&page=2`);
  expect(kept).not.toContain(S);
  expect(kept).toContain("page=2");
});

it("takes hostile bodies in time that grows with their length alone", () => {
  const bodies = [
    "secret:{[".repeat(900),
    "headers={".repeat(900),
    'password:"'.repeat(800),
    "://a".repeat(2_000),
    "?token".repeat(1_300),
    "cookie:".repeat(1_100),
  ];
  const from = performance.now();
  for (const body of bodies) redactBody(text({ a: body }));
  for (const body of bodies) redactBody(body);
  expect(performance.now() - from).toBeLessThan(1_000);
});
