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
  it("gives the event of what our signer signed, from text or bytes, whatever the headers come in", async () => {
    const headers = signed();
    const event = JSON.parse(body);
    expect(await attempt(body, headers)).toEqual(event);
    expect(await verifyWebhook(new TextEncoder().encode(body), new Headers(headers), SECRET, { now })).toEqual(event);
    const lower = { "service-signature": [headers["Service-Signature"]] };
    expect(await verifyWebhook(body, lower, SECRET, { now })).toEqual(event);
  });

  it("accepts either secret during a rotation", async () => {
    expect(await attempt(body, signed(body, ["whsec_new", SECRET]))).toMatchObject({ id: "evt_1" });
    expect(await attempt(body, signed(body, [SECRET, "whsec_new"]))).toMatchObject({ id: "evt_1" });
  });

  it.each([
    ["no header", "no_signature", {}],
    ["no signature", "malformed_signature", { "service-signature": `t=${T}` }],
    ["no time", "malformed_signature", { "service-signature": `v1=${"0".repeat(64)}` }],
    ["another scheme", "malformed_signature", { "service-signature": `t=${T},v0=${"0".repeat(64)}` }],
    ["a short signature", "wrong_signature", { "service-signature": `t=${T},v1=00` }],
    ["another secret's", "wrong_signature", signed(body, ["whsec_other"])],
    ["an old one", "too_old", { "service-signature": signatureHeader([SECRET], T - 301, body) }],
  ] as const)("refuses %s as %s", async (_, reason, headers) => {
    const error = await attempt(body, headers).catch((thrown: unknown) => thrown);
    expect(error instanceof WebhookVerificationError && error.reason).toBe(reason);
  });

  it.each([
    ["an object", JSON.parse(body)],
    ["nothing", undefined],
    ["null", null],
    ["an ArrayBuffer", new TextEncoder().encode(body).buffer],
  ])("says what is wrong when the body is %s: it was parsed, or read in another way", async (_, parsed) => {
    const error = await verifyWebhook(parsed as string, signed(), SECRET, { now }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WebhookVerificationError);
    expect(error).toMatchObject({ reason: "not_raw", message: expect.stringContaining("Give the raw body") });
  });

  it("refuses what is too old or of the future, by the tolerance", async () => {
    for (const seconds of [-301, 301])
      await expect(attempt(body, signed(), { now: now + seconds * 1000 })).rejects.toThrow("of the last 300 s");
    expect(await attempt(body, signed(), { now: now + 300_000 })).toMatchObject({ id: "evt_1" });
    expect(await attempt(body, signed(), { now: now + 900_000, toleranceSeconds: 900 })).toMatchObject({ id: "evt_1" });
    await expect(attempt(body, signed(), { now: now + 2_000, toleranceSeconds: 1 })).rejects.toThrow("of the last 1 s");
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, "300s", null])("refuses the tolerance %s", async (tolerance) => {
    const toleranceSeconds = tolerance as number;
    await expect(attempt(body, signed(), { now: now + 1e9, toleranceSeconds })).rejects.toThrow(RangeError);
    await expect(attempt(body, signed(), { toleranceSeconds })).rejects.toThrow("toleranceSeconds");
  });

  it("takes the tolerance 0, and refuses a time that is none", async () => {
    expect(await attempt(body, signed(), { toleranceSeconds: 0 })).toMatchObject({ id: "evt_1" });
    await expect(attempt(body, signed(), { now: now + 1000, toleranceSeconds: 0 })).rejects.toThrow("of the last 0 s");
    await expect(attempt(body, signed(), { now: Number.NaN })).rejects.toThrow(RangeError);
    await expect(verifyWebhook(body, signed(), "", { now })).rejects.toThrow("No signature fits");
  });

  it("refuses any other body or time under a signature", async () => {
    const headers = signed();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), fc.nat(), async (text, t) => {
        fc.pre(text !== body && t !== T);
        await expect(attempt(text, headers)).rejects.toThrow(WebhookVerificationError);
        const moved = { "service-signature": headers["Service-Signature"].replace(`t=${T}`, `t=${t}`) };
        await expect(attempt(body, moved, { toleranceSeconds: 1e12 })).rejects.toThrow(WebhookVerificationError);
      }),
    );
  });
});
