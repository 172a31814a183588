import { expect, it } from "vitest";
import { parseEnv } from "@/lib/core/env";
import { publicGreeting, shortcomings } from "./greeting";

const PUBLIC = { BASE_URL: "https://guild.example" };
const COMPLETE = {
  ...PUBLIC,
  SEED: "none",
  AUTH_SECRET: "a secret for tests: 32 characters",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1,whsec_2",
  SMTP_URL: "smtps://user:password@mail.example",
  OPERATOR_EMAIL: "ada@guild.example",
};

it("the operator of a public service reads what is missing, and where its health is; nothing for newcomers", () => {
  const bare = publicGreeting(parseEnv(PUBLIC));
  expect(bare).toContain("Guildhall is at https://guild.example\n");
  expect(bare).toContain("https://guild.example/api/health ");
  for (const name of ["STRIPE_SECRET_KEY", "SMTP_URL", "OPERATOR_EMAIL"])
    expect(bare).toContain(`Warning: ${name} is not set`);
  expect(bare).toContain("Warning: SEED=none leaves a new database empty");
  expect(publicGreeting(parseEnv({ ...COMPLETE, AUTH_SECRET: "a,".repeat(20) }))).toContain(
    "Warning: AUTH_SECRET has a",
  );
  expect(publicGreeting(parseEnv({ ...COMPLETE, AUTH_SECRET: "a".repeat(31) }))).toContain(
    "Warning: AUTH_SECRET is short",
  );
  expect(bare).not.toMatch(/npm run demo|Three things|guildhall-demo/);
  expect(publicGreeting(parseEnv(COMPLETE))).not.toContain("Warning");
});

it.each([
  [{}, []],
  [
    { STRIPE_SECRET_KEY: "sk_test_1" },
    ["STRIPE_WEBHOOK_SECRET is not set: Stripe takes money, and no order hears of it."],
  ],
  [
    { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
    [
      "STRIPE_WEBHOOK_SECRET has one secret: Stripe needs an endpoint of its own for connected accounts, and no creator's account or payout is heard of (docs/operations.md).",
    ],
  ],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_1" }, ["STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY."]],
])("of a service on this machine with %j it says %j", (source, sentences) => {
  expect(shortcomings(parseEnv(source), false)).toEqual(sentences);
});
