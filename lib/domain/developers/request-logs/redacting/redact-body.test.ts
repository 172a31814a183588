import { describe, expect, it } from "vitest";
import { redactBody } from "./redact-body";

const KEY = "gh_live_Ab3dE6gH_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG";

describe("a body as the log keeps it", () => {
  it.each([
    ['{"title":"A mark","price_cents":50000}', '{"title":"A mark","price_cents":50000}'],
    ['{"secret":"whsec_abc","secret_prefix":"whs"}', '{"secret":"[redacted]","secret_prefix":"whs"}'],
    ['{ "Client-Secret" : "x y" , "n": 1 }', '{ "Client-Secret" : "[redacted]" , "n": 1 }'],
    ['{"s\\u0065cret":"x","a":1}', '{"secret":"[redacted]","a":1}'],
    ['{"password":"a\\"b\\\\","n":1}', '{"password":"[redacted]","n":1}'],
    ['{"otp":123456,"token":null,"key":""}', '{"otp":"[redacted]","token":null,"key":"[redacted]"}'],
    ['{"headers":{"X-A":"]}","b":[{}]},"n":1}', '{"headers":"[redacted]","n":1}'],
    ['{"attachments":[{"content_base64":"UEsDBA=="}]}', '{"attachments":[{"content_base64":"[redacted]"}]}'],
    ['{"secret":"whsec_abc', '{"secret":"[redacted]"'],
    ['{"headers":{"Authorization":"Bas', '{"headers":"[redacted]"'],
    ['{"secret":"a\\', '{"secret":"[redacted]"'],
    ['{"secret":', '{"secret":'],
    [`{"note":"use ${KEY} please"}`, '{"note":"use gh_live_Ab3d… please"}'],
    ['{"email":"robin.ashby@example.com"}', '{"email":"r…@example.com"}'],
    ['{"a":"4242 4242 4242 4242","at":1795167000000}', '{"a":"[card]","at":1795167000000}'],
    [
      '{"order_handle":"ord_01k5s3v9n6e8wbr4q2ycx7th0d.AAAAAAAAAAAAAAAAAAAAAA"}',
      '{"order_handle":"ord_01k5s3v9n6e8wbr4q2ycx7th0d.…"}',
    ],
    ['{"url":"https://a.example/orders/1?token=abc&x=1"}', '{"url":"https://a.example/orders/1?token=[redacted]&x=1"}'],
    ['{"url":"https://a.example/api/inbox/AbC-d_1"}', '{"url":"https://a.example/api/inbox/…"}'],
    ['{"url":"https://me:pw@a.example/x"}', '{"url":"https://[redacted]@a.example/x"}'],
    ['{"checkout_url":"https://a.example/c/cs_test_a1B2"}', '{"checkout_url":"https://a.example/c/cs_test_…"}'],
    ['{"text":"{\\"secret\\":\\"abc\\",\\"n\\":1}"}', '{"text":"{\\"secret\\":\\"[redacted]\\",\\"n\\":1}"}'],
    [
      '{"query":"mutation { a(input: {password: \\"abc\\", n: 1}) { id } }"}',
      '{"query":"mutation { a(input: {password: \\"[redacted]\\", n: 1}) { id } }"}',
    ],
    ['{"h":"Authorization: Bearer abcdef123456"}', '{"h":"Authorization: [redacted]"}'],
    ["{'secret': 'abc', 'n': 1}", "{'secret': '[redacted]', 'n': 1}"],
    ['{"name":"Basic retouching"}', '{"name":"Basic retouching"}'],
  ])("%s", (sent, kept) => {
    expect(redactBody(sent)).toBe(kept);
    if (!kept.includes("gh_")) expect(redactBody(kept)).toBe(kept);
  });

  it("says no secret wherever it is cut", () => {
    const body = `{"a":{"secret":"topsecret-1","headers":{"X":["topsecret-2"]}},"note":"${KEY}","password":"topsecret-3"}`;
    for (let end = 1; end <= body.length; end++) {
      expect(redactBody(body.slice(0, end)), String(end)).not.toMatch(/tops|EFG/);
    }
  });

  it("takes a long one in time that grows with its length alone", () => {
    const bodies = [
      '{"a":"'.padEnd(8_192, "\\"),
      '"'.repeat(8_192),
      "{[".repeat(4_096),
      '{"headers":'.repeat(740),
      "a@".repeat(4_096),
    ];
    const from = performance.now();
    for (const body of bodies) redactBody(body);
    expect(performance.now() - from).toBeLessThan(500);
  });
});
