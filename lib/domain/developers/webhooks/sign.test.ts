import Stripe from "stripe";
import { expect, test } from "vitest";
import { newSigningSecret, secretPrefix, signatureHeader } from "./sign";

const stripe = new Stripe("sk_test_unused");
const body = JSON.stringify({ id: "evt_1", type: "post.created", data: { title: "Grüße ✓" } });
const now = () => Math.floor(Date.now() / 1000);

test("the header is one that a common verifier accepts, and only for that body and secret", () => {
  const secret = newSigningSecret();
  const header = signatureHeader([secret], now(), body);
  expect(header).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/);
  expect(stripe.webhooks.constructEvent(body, header, secret)).toMatchObject({ id: "evt_1" });
  expect(() => stripe.webhooks.constructEvent(`${body} `, header, secret)).toThrow();
  expect(() => stripe.webhooks.constructEvent(body, header, newSigningSecret())).toThrow();
  const old = signatureHeader([secret], now() - 301, body);
  expect(() => stripe.webhooks.constructEvent(body, old, secret)).toThrow(/tolerance/);
});

test("during a rotation both secrets verify", () => {
  const [current, previous] = [newSigningSecret(), newSigningSecret()];
  const header = signatureHeader([current, previous], now(), body);
  expect(header).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/);
  for (const secret of [current, previous]) {
    expect(stripe.webhooks.constructEvent(body, header, secret).id).toBe("evt_1");
  }
});

test("a secret is whsec_ and 32 bytes in base64, and no two are alike", () => {
  const secret = newSigningSecret();
  expect(Buffer.from(secret.replace("whsec_", ""), "base64")).toHaveLength(32);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newSigningSecret()).not.toBe(secret);
  expect(secretPrefix(secret)).toBe(secret.slice(0, 10));
});
