import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signatureHeader } from "@/lib/domain/developers/webhooks/sign";
import { verifyWebhook, WebhookVerificationError } from "./index";

const SECRET = "whsec_c2VjcmV0";
const T = 1_795_167_000;
const now = T * 1000;
const body = JSON.stringify({ id: "evt_1", type: "ping", created_at: "2026-11-20T09:30:00.000Z", data: {} });
const signed = (text = body, secrets = [SECRET]) => ({ "Service-Signature": signatureHeader(secrets, T, text) });
const attempt = (raw: string, headers: Record<string, string>, options = {}) =>
  verifyWebhook(raw, headers, SECRET, { now, ...options });

describe("verifyWebhook", () => {
  it("gives the event of what our signer signed, from text or bytes, whatever the headers come in", () => {
    const headers = signed();
    const event = JSON.parse(body);
    expect(attempt(body, headers)).toEqual(event);
    expect(verifyWebhook(new TextEncoder().encode(body), new Headers(headers), SECRET, { now })).toEqual(event);
    const lower = { "service-signature": [headers["Service-Signature"]] };
    expect(verifyWebhook(body, lower, SECRET, { now })).toEqual(event);
  });

  it("accepts either secret during a rotation", () => {
    expect(attempt(body, signed(body, ["whsec_new", SECRET]))).toMatchObject({ id: "evt_1" });
    expect(attempt(body, signed(body, [SECRET, "whsec_new"]))).toMatchObject({ id: "evt_1" });
  });

  it.each([
    ["no header", "no_signature", {}],
    ["no signature", "malformed_signature", { "service-signature": `t=${T}` }],
    ["no time", "malformed_signature", { "service-signature": `v1=${"0".repeat(64)}` }],
    ["another scheme", "malformed_signature", { "service-signature": `t=${T},v0=${"0".repeat(64)}` }],
    ["a short signature", "wrong_signature", { "service-signature": `t=${T},v1=00` }],
    ["another secret's", "wrong_signature", signed(body, ["whsec_other"])],
    ["an old one", "too_old", { "service-signature": signatureHeader([SECRET], T - 301, body) }],
  ] as const)("refuses %s as %s", (_, reason, headers) => {
    expect.assertions(1);
    try {
      attempt(body, headers);
    } catch (error) {
      expect(error instanceof WebhookVerificationError && error.reason).toBe(reason);
    }
  });

  it("refuses what is too old or of the future, by the tolerance", () => {
    for (const seconds of [-301, 301])
      expect(() => attempt(body, signed(), { now: now + seconds * 1000 })).toThrow("of the last 300 s");
    expect(attempt(body, signed(), { now: now + 300_000 })).toMatchObject({ id: "evt_1" });
    expect(attempt(body, signed(), { now: now + 900_000, toleranceSeconds: 900 })).toMatchObject({ id: "evt_1" });
    expect(() => attempt(body, signed(), { now: now + 2_000, toleranceSeconds: 1 })).toThrow("of the last 1 s");
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, "300s", null])("refuses the tolerance %s", (tolerance) => {
    const toleranceSeconds = tolerance as number;
    expect(() => attempt(body, signed(), { now: now + 1e9, toleranceSeconds })).toThrow(RangeError);
    expect(() => attempt(body, signed(), { toleranceSeconds })).toThrow("toleranceSeconds");
  });

  it("takes the tolerance 0, and refuses a time that is none", () => {
    expect(attempt(body, signed(), { toleranceSeconds: 0 })).toMatchObject({ id: "evt_1" });
    expect(() => attempt(body, signed(), { now: now + 1000, toleranceSeconds: 0 })).toThrow("of the last 0 s");
    expect(() => attempt(body, signed(), { now: Number.NaN })).toThrow(RangeError);
  });

  it("refuses any other body or time under a signature", () => {
    const headers = signed();
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(), (text, t) => {
        fc.pre(text !== body && t !== T);
        expect(() => attempt(text, headers)).toThrow(WebhookVerificationError);
        const moved = { "service-signature": headers["Service-Signature"].replace(`t=${T}`, `t=${t}`) };
        expect(() => attempt(body, moved, { toleranceSeconds: 1e12 })).toThrow(WebhookVerificationError);
      }),
    );
  });
});
