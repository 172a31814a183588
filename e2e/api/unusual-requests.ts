import fc, { type Arbitrary } from "fast-check";

/** Values, texts, paths, queries and headers that no careful client sends. */

const TYPES = [
  "text/plain",
  "text/json",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/json-seq",
  "application/*",
  "json",
  ";",
  "application/json, text/plain",
];

const ODD_TEXTS = [
  "\0",
  "a\0b",
  "\ud800",
  "\udc00\ud800",
  "\ufeff",
  "\u202e\u0000",
  "x".repeat(10_000),
  "🖋".repeat(3_000),
  "e\u0301".repeat(500),
  "' OR 1=1; --",
  "$1",
  "%00",
  "../../../etc/passwd",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "toString",
  "NaN",
  "1e999",
  "2026-02-30T25:61:61Z",
  "-000001-01-01T00:00:00.000Z",
  "post_zzzzzzzzzzzzzzzzzzzzzzzzzz",
];

const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: "binary", maxLength: 60 }));
const oddNumber = fc.oneof(
  fc.constantFrom(0, -1, 0.1, 1e21, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, Number.MAX_VALUE, Number.MIN_VALUE),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON value, mostly of a kind that the field does not expect. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { $ref: "#" }, { length: 1e9 }),
  fc.integer({ min: 1, max: 2_000 }).map(nested),
  fc.array(oddText, { maxLength: 60 }),
  fc.dictionary(oddText, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 6 }),
  fc.jsonValue({ maxDepth: 4 }),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
}

/** A body that is right but for one field: of another kind, missing, or unknown. */
export function spoiled(body: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(body, oddValue, oddText, fc.nat(), fc.nat(5)).map(([value, odd, name, at, how]) => {
    if (how === 0 || value === null || typeof value !== "object") return odd;
    const entries = Object.entries(value);
    const place = entries.length === 0 ? 0 : at % entries.length;
    if (how === 1) entries.splice(place, 1);
    else if (how === 2) entries.push([name, odd]);
    else entries[place] = [entries[place]?.[0] ?? name, odd];
    return Object.fromEntries(entries);
  });
}

/** Bytes that are nearly the JSON of `body`. */
export function brokenJson(body: Arbitrary<unknown>): Arbitrary<Buffer> {
  return fc.tuple(body, oddValue, fc.nat(), fc.nat(11)).map(([value, odd, at, how]) => {
    const json = JSON.stringify(value) ?? "";
    const [key = "title"] = Object.keys((value ?? {}) as object);
    const named = JSON.stringify(key);
    const texts = [
      json.slice(0, at % (json.length + 1)),
      `${json}${json}`,
      json.replace("{", `{${named}:${JSON.stringify(odd)},${named}:1,`),
      json.replace("{", `{${named}:"\\ud800\\u0000",`),
      json.replace("{", `{${named}:1e999,${named}:-0.0e-999,`),
      json.replaceAll('"', "'"),
      `\ufeff${json}`,
      `// a comment\n${json}`,
      "[".repeat(at % 50_000),
      `{"__proto__":{"admin":true},"constructor":{"prototype":{}},${json.slice(1)}`,
      " ".repeat(at % 300_000),
    ];
    const text = texts[how];
    if (text !== undefined) return Buffer.from(text);
    const place = at % (json.length + 1); // not UTF-8 any more
    return Buffer.concat([
      Buffer.from(json.slice(0, place)),
      Buffer.from([0xff, 0xc3]),
      Buffer.from(json.slice(place)),
    ]);
  });
}

export const contentType: Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constant("application/json"), weight: 8 },
  { arbitrary: fc.constantFrom(...TYPES), weight: 1 },
);

/** A segment of a path, encoded so that it stays one. What cannot be decoded is the host's to answer, in its own tests. */
export const pathSegment: Arbitrary<string> = fc.oneof(
  fc.constantFrom("%00", "%2e%2e%2f", "a".repeat(3_000), "*", "@", "~", "%20", "%0d%0a", "%252e"),
  oddText.map((text) => encoded(text.slice(0, 300))).filter((text) => text !== "" && text !== "." && text !== ".."),
);

/** A query: known names with odd values, unknown names, repeated names, and text that is no query. */
export function oddQuery(names: readonly string[]): Arbitrary<string> {
  const name = fc.oneof(fc.constantFrom("limit", "cursor", ...names), oddText.map(encoded));
  const value = fc.oneof(
    fc.constantFrom(
      "",
      "-1",
      "0",
      "101",
      "1e3",
      "0x10",
      "1.5",
      " 1",
      "null",
      "undefined",
      "%00",
      "%ff",
      "%",
      "true",
      "[]",
    ),
    oddText.map((text) => encoded(text).slice(0, 1_500)),
    fc.base64String({ maxLength: 80 }),
  );
  const pair = fc.tuple(name, value).map(([key, text]) => `${key.slice(0, 100)}=${text}`);
  return fc.oneof(
    { arbitrary: fc.array(pair, { minLength: 1, maxLength: 5 }).map((pairs) => pairs.join("&")), weight: 8 },
    { arbitrary: fc.constantFrom("", "&&&", "=", "?", "a[b][c]=1&a[]=2", ";;", "%"), weight: 1 },
  );
}

/** Headers besides the credential, of characters that a client can send at all. */
export const oddHeaders: Arbitrary<Record<string, string>> = fc.record(
  {
    "x-request-id": fc.constantFrom("", "ok-1", "a b", "é", "x".repeat(4_000), "<script>"),
    "if-none-match": fc.constantFrom("*", '""', 'W/"x"', ",,,", '"unclosed', "x".repeat(2_000)),
    accept: fc.constantFrom("", "text/html", "application/xml;q=0.1", "*/*;q=0", "nonsense"),
    "accept-language": fc.constantFrom("tlh", "*", ";;"),
    origin: fc.constantFrom("null", "https://elsewhere.example", "javascript:alert(1)"),
    range: fc.constantFrom("bytes=0-1", "bytes=9-1", "lines=1"),
    "x-forwarded-host": fc.constantFrom("evil.example", ""),
    "x-http-method-override": fc.constantFrom("DELETE", "GET"),
    "mcp-session-id": fc.constant("1"),
  },
  { requiredKeys: [] },
);

export const idempotencyKey: Arbitrary<string> = fc.oneof(
  { arbitrary: fc.uuid(), weight: 8 },
  { arbitrary: fc.constantFrom("", " ", "same", "k".repeat(250), "k".repeat(251), "é", "a,b"), weight: 1 },
);

/** Percent-encoded; halves of surrogate pairs, which have no encoding, become U+FFFD. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
