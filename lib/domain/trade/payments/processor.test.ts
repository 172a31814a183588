import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { closeDatabase, statement } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { constructEvent, paymentsHealth, processor, webhookSecret } from "./processor";
import { signSandboxWebhook } from "./sandbox/serving/deliver";

const NAMES = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "PAYMENTS_SANDBOX", "AUTH_SECRET", "DATABASE_URL"];

let database: TestDatabase;
let usual: Record<string, string | undefined>;
beforeAll(async () => {
  database = await testDatabase();
  usual = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]));
});
afterEach(() => configure(usual));
afterAll(() => database.drop());

function configure(values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  resetEnv();
}

describe("the client", () => {
  it("is the sandbox's without a key, and one for the process", async () => {
    expect(processor()).toBe(processor());
    expect((await processor().customers.create({ name: "In process" })).livemode).toBe(false);
  });

  it("is Stripe's with a key", async () => {
    const sandbox = processor();
    configure({ STRIPE_SECRET_KEY: "sk_test_of_an_account" });
    const stripe = processor();
    expect(stripe).not.toBe(sandbox);
    expect(stripe.getApiField("host")).toBe("api.stripe.com");
    expect(stripe.getApiField("httpClient").getClientName()).toBe("node");
    configure({ STRIPE_SECRET_KEY: undefined });
    expect(processor().getApiField("httpClient").getClientName()).toBe("fetch");
  });

  it("gives a call up before what waits for it: a transaction that it is made in, with its connection", async () => {
    configure({ STRIPE_SECRET_KEY: "sk_test_of_an_account" });
    const stripe = processor();
    const retries = stripe.getMaxNetworkRetries();
    const longest =
      (1 + retries) * Number(stripe.getApiField("timeout")) + retries * stripe.getMaxNetworkRetryDelay() * 1_000;
    configure(usual);
    const [waits] = await statement<{ ms: string }>(
      "select setting as ms from pg_settings where name = 'idle_in_transaction_session_timeout'",
      [],
    );
    expect(Number(waits?.ms)).toBeGreaterThan(0);
    expect(longest).toBeLessThan(Number(waits?.ms));
  });

  it("is missing where neither is configured", () => {
    configure({ PAYMENTS_SANDBOX: "false" });
    expect(() => processor()).toThrow(expect.objectContaining({ code: "service_unavailable", status: 503 }));
    expect(() => processor()).toThrow("Payments are not configured");
    expect(() => webhookSecret()).toThrow(expect.objectContaining({ code: "service_unavailable" }));
  });
});

describe("webhook signatures", () => {
  const body = JSON.stringify({ id: "evt_1", object: "event", type: "ping", data: { object: {} } });
  const signed = (secret: string, at = new Date()) => signSandboxWebhook(body, secret, at);

  it("verify with the configured secret, or one derived from AUTH_SECRET", () => {
    const derived = webhookSecret();
    expect(derived).toMatch(/^whsec_[A-Za-z0-9_-]{43}$/);
    expect(constructEvent(body, signed(derived))).toMatchObject({ id: "evt_1" });
    expect(constructEvent(Buffer.from(body), signed(derived))).toMatchObject({ id: "evt_1" });
    configure({ AUTH_SECRET: "quite another secret than before" });
    expect(webhookSecret()).not.toBe(derived);
    configure({ STRIPE_WEBHOOK_SECRET: "whsec_configured" });
    expect(webhookSecret()).toBe("whsec_configured");
  });

  it("verify with the secret of each of the two endpoints that Stripe needs", () => {
    configure({ STRIPE_SECRET_KEY: "sk_test_of_an_account", STRIPE_WEBHOOK_SECRET: "whsec_own,whsec_connected" });
    expect(constructEvent(body, signed("whsec_own"))).toMatchObject({ id: "evt_1" });
    expect(constructEvent(body, signed("whsec_connected"))).toMatchObject({ id: "evt_1" });
    expect(() => constructEvent(body, signed("whsec_own,whsec_connected"))).toThrow("does not match the body");
  });

  it.each<[string, string, string | null]>([
    ["a changed body", `${body} `, null],
    ["another secret's signature", body, signSandboxWebhook(body, "whsec_other", new Date())],
    ["no signature", body, ""],
    ["an old signature", body, "old"],
    ["a malformed header", body, "v1=,t=now"],
  ])("refuse %s", (_name, sent, header) => {
    const secret = webhookSecret();
    const old = new Date(Date.now() - 301_000);
    const signature = header === null ? signed(secret) : header === "old" ? signed(secret, old) : header;
    expect(() => constructEvent(sent, signature)).toThrow(
      expect.objectContaining({ code: "invalid_request", status: 400 }),
    );
  });

  it("refuse a body that is not JSON, though it is signed", () => {
    const text = "not json";
    const header = signSandboxWebhook(text, webhookSecret(), new Date());
    expect(() => constructEvent(text, header)).toThrow(expect.objectContaining({ code: "invalid_request" }));
  });

  it("need a secret next to a real key", () => {
    configure({ STRIPE_SECRET_KEY: "sk_test_of_an_account" });
    expect(() => constructEvent(body, "t=1,v1=0")).toThrow(expect.objectContaining({ code: "service_unavailable" }));
  });
});

describe("health", () => {
  const minutes = (n: number) => new Date(Date.now() + n * 60_000);

  it("is ok while the sandbox answers, and says why when it does not", async () => {
    expect(await paymentsHealth(minutes(1))).toBe("ok");
    configure({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
    try {
      expect(await paymentsHealth(minutes(1))).toBe("ok");
      expect(await paymentsHealth(minutes(3))).toContain("did not answer");
    } finally {
      await closeDatabase(1);
    }
    configure(usual);
    expect(await paymentsHealth(minutes(3))).toContain("did not answer");
    expect(await paymentsHealth(minutes(3.1))).toBe("ok");
  });

  it("says that payments are not configured", async () => {
    configure({ PAYMENTS_SANDBOX: "false" });
    expect(await paymentsHealth()).toContain("not configured");
  });
});
