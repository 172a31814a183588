import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  EnvSchema,
  isOpenThoughLocal,
  isPublicBase,
  listenHosts,
  parseEnv,
  sandboxPayments,
  showsOutbox,
  showsSandbox,
  webhookNetworks,
  writeTierEnabled,
} from "./env";

const read = (file: string) => readFileSync(file, "utf8");

describe("the environment", () => {
  it("is what .env.example lists, no more and no less", () => {
    const listed = [...read(".env.example").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map((m) => m[1]);
    expect(listed.sort()).toEqual(Object.keys(EnvSchema.shape).sort());
  });

  it("is described in the README's table", () => {
    const readme = read("README.md");
    const missing = Object.keys(EnvSchema.shape).filter((name) => !readme.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });

  it("names every bad variable and what it may be", () => {
    expect(() => parseEnv({ PORT: "http", SEED: "lots" })).toThrow(/PORT .*\n.*SEED is demo, none or large:N/);
  });

  it.each([
    [{ SMTP_URL: "mail.example.com" }, "SMTP_URL must be a URL such as smtps://"],
    [{ SMTP_URL: "smtp:mail.example.com" }, "SMTP_URL must be"],
    [{ SMTP_URL: "smtp://" }, "SMTP_URL must be"],
    [{ SMTP_URL: "https://mail.example.com" }, "SMTP_URL must be"],
    [{ DATABASE_URL: "foo" }, "DATABASE_URL must be a URL such as postgres://"],
    [{ DATABASE_URL: "mysql://a@b/c" }, "DATABASE_URL must be"],
    [{ DATABASE_REPLICA_URL: "b/c" }, "DATABASE_REPLICA_URL must be"],
    [{ WEBHOOK_ALLOW_CIDRS: "10.0.0.0/8,nonsense" }, "WEBHOOK_ALLOW_CIDRS must be none, or lists CIDRs"],
    [{ WEBHOOK_ALLOW_CIDRS: "10.0.0.0/33" }, "WEBHOOK_ALLOW_CIDRS must be"],
    [{ AUTH_SECRET: "a".repeat(15) }, "AUTH_SECRET must have at least 16 characters"],
    [{ AUTH_SECRET: " ".repeat(20) }, "AUTH_SECRET must have at least 16 characters"],
    [{ METRICS_TOKEN: `${"a".repeat(16)} b` }, "METRICS_TOKEN must not have a blank: it is sent as a bearer token"],
    [{ METRICS_TOKEN: ` ${"a".repeat(16)}` }, "METRICS_TOKEN must not have a blank: it is sent as a bearer token"],
    [{ METRICS_TOKEN: " ".repeat(20) }, "METRICS_TOKEN must have at least 16 characters"],
    [{ BASE_URL: "https://guild.example/app" }, "BASE_URL must be a scheme and a host"],
    [{ BASE_URL: "https://guild.example/?a=b" }, "BASE_URL must be"],
    [{ BASE_URL: "https://guild.example?" }, "BASE_URL must be"],
    [{ BASE_URL: "https://guild.example#top" }, "BASE_URL must be"],
    [{ BASE_URL: "https://user:password@guild.example" }, "BASE_URL must be"],
    [{ BASE_URL: "https:guild.example" }, "BASE_URL "],
    [{ WEBHOOK_ALLOW_CIDRS: "10/8" }, "WEBHOOK_ALLOW_CIDRS must be none, or lists CIDRs"],
    [{ WEBHOOK_ALLOW_CIDRS: "10.0.0.0/8,127/8" }, "WEBHOOK_ALLOW_CIDRS must be"],
    [{ WEBHOOK_ALLOW_CIDRS: "1" }, "WEBHOOK_ALLOW_CIDRS must be"],
    [{ WEBHOOK_ALLOW_CIDRS: "0x7f.0.0.1" }, "WEBHOOK_ALLOW_CIDRS must be"],
    [{ PORT: " " }, "PORT must be a whole number"],
    [{ PORT: "0x10" }, "PORT must be a whole number"],
    [{ PORT: "65536" }, "PORT "],
    [{ PORT: "0" }, "PORT "],
    [{ STRIPE_WEBHOOK_SECRET: "whsec_1,we_2" }, "STRIPE_WEBHOOK_SECRET.1 must begin with whsec_"],
    [
      { STRIPE_WEBHOOK_SECRET: ["1", "2", "3", "4", "5"].map((n) => `whsec_${n}`).join() },
      "STRIPE_WEBHOOK_SECRET lists at most 4",
    ],
    [{ PLATFORM_FEE_BPS: " " }, "PLATFORM_FEE_BPS must be a whole number"],
    [{ TRUSTED_PROXY_HOPS: "-1" }, "TRUSTED_PROXY_HOPS must be a whole number"],
    [{ MODEL_BASE_URL: "nonsense" }, "MODEL_BASE_URL "],
    [{ HOST: "http://0.0.0.0" }, "HOST must be an address such as 0.0.0.0"],
    [{ HOST: "0.0.0.0:3000" }, "HOST must be"],
    [{ HOST: "[::]" }, "HOST must be"],
    [{ GITHUB_ID: "a" }, "GITHUB_ID needs GITHUB_SECRET beside it"],
    [{ GITHUB_SECRET: "a" }, "GITHUB_SECRET needs GITHUB_ID beside it"],
    [{ GOOGLE_ID: "a" }, "GOOGLE_ID needs GOOGLE_SECRET beside it"],
    [{ S3_ENDPOINT: "https://store.example" }, "S3_ENDPOINT needs S3_BUCKET beside it"],
    [{ S3_BUCKET: "files", S3_ACCESS_KEY_ID: "a" }, "S3_ACCESS_KEY_ID needs S3_SECRET_ACCESS_KEY beside it"],
    [{ S3_BUCKET: "files", S3_SECRET_ACCESS_KEY: "a" }, "S3_SECRET_ACCESS_KEY needs S3_ACCESS_KEY_ID beside it"],
  ])("refuses %j", (source, sentence) => {
    expect(() => parseEnv(source)).toThrow(`\n  ${sentence}`);
  });

  it.each([
    { SMTP_URL: "smtp://localhost:1025" },
    { SMTP_URL: "smtps://user:p%40ss@mail.example:465" },
    { DATABASE_URL: "postgresql://user:password@one:5432,two:5432/guildhall" },
    { WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8, ::1/128,10.0.0.4" },
    { WEBHOOK_ALLOW_CIDRS: "fd00::/8,::ffff:10.0.0.1,fe80::1%eth0, " },
    { HOST: "fe80::1%eth0" },
    { HOST: "machine-1.internal" },
    { BASE_URL: "http://[::1]:3000" },
    { MODEL_BASE_URL: "http://localhost:11434/v1/" },
    { AUTH_SECRET: "a".repeat(32), AUTH_SECRET_PREVIOUS: "b".repeat(16) },
    { GITHUB_ID: "a", GITHUB_SECRET: "b" },
    { S3_BUCKET: "files" },
    { STRIPE_SECRET_KEY: "sk_live_1" },
  ])("takes %j", (source) => {
    expect(parseEnv(source)).toMatchObject(
      "AUTH_SECRET_PREVIOUS" in source ? { AUTH_SECRET_PREVIOUS: ["b".repeat(16)] } : source,
    );
  });

  it("takes an earlier secret that has a comma", () => {
    const old = `${"a".repeat(16)},${"b".repeat(16)}`;
    expect(parseEnv({ AUTH_SECRET: old }).AUTH_SECRET).toBe(old);
    const listed = `${"c".repeat(16)},${old.replace(",", "%2C")}`;
    expect(parseEnv({ AUTH_SECRET_PREVIOUS: listed }).AUTH_SECRET_PREVIOUS).toEqual(["c".repeat(16), old]);
  });

  it("takes the secrets of several endpoints, and quotes none that it refuses", () => {
    expect(parseEnv({ STRIPE_WEBHOOK_SECRET: "whsec_1, whsec_2," }).STRIPE_WEBHOOK_SECRET).toEqual([
      "whsec_1",
      "whsec_2",
    ]);
    expect(parseEnv({}).STRIPE_WEBHOOK_SECRET).toEqual([]);
    expect(() => parseEnv({ STRIPE_WEBHOOK_SECRET: "sk_live_1" })).toThrow(/^(?!.*sk_live_1)/s);
  });

  it("derives the base URL from the port", () => {
    expect(parseEnv({ PORT: "4000" }).BASE_URL).toBe("http://localhost:4000");
    expect(parseEnv({ BASE_URL: "https://guild.example/" }).BASE_URL).toBe("https://guild.example");
  });

  it.each([
    [{}, true],
    [{ STRIPE_SECRET_KEY: "sk_test_1" }, false],
    [{ STRIPE_SECRET_KEY: "sk_test_1", PAYMENTS_SANDBOX: "true" }, false],
    [{ BASE_URL: "https://guild.example" }, false],
    [{ BASE_URL: "https://guild.example", PAYMENTS_SANDBOX: "true" }, true],
    [{ BASE_URL: "https://guild.example", NODE_ENV: "development" }, true],
  ])("mounts the payment sandbox for %j: %s", (source, expected) => {
    expect(sandboxPayments(parseEnv(source))).toBe(expected);
  });

  it("lets agents open checkouts only where nothing real is charged, unless told to", () => {
    expect(writeTierEnabled(parseEnv({}))).toBe(true);
    expect(writeTierEnabled(parseEnv({ STRIPE_SECRET_KEY: "sk_live_1" }))).toBe(false);
    expect(writeTierEnabled(parseEnv({ STRIPE_SECRET_KEY: "sk_live_1", MCP_WRITE_TIER_ENABLED: "true" }))).toBe(true);
    expect(writeTierEnabled(parseEnv({ MCP_WRITE_TIER_ENABLED: "false" }))).toBe(false);
  });

  it.each([
    [{}, "127.0.0.0/8,::1/128"],
    [{ BASE_URL: "https://guild.example" }, ""],
    [{ HOST: "0.0.0.0" }, ""],
    [{ WEBHOOK_ALLOW_CIDRS: "none" }, ""],
    [{ HOST: "0.0.0.0", WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8" }, "127.0.0.0/8"],
    [{ BASE_URL: "https://guild.example", WEBHOOK_ALLOW_CIDRS: "10.1.0.0/16" }, "10.1.0.0/16"],
  ])("lets webhooks of %j reach %j besides the internet", (source, networks) => {
    expect(webhookNetworks(parseEnv(source))).toBe(networks);
  });

  it("has nothing private for a caller on another machine, but what was asked for", () => {
    const [local, open, asked] = [{}, { HOST: "0.0.0.0" }, { PAYMENTS_SANDBOX: "true" }].map(parseEnv);
    expect([showsOutbox(false, local), showsSandbox(false, local), webhookNetworks(local, false)]).toEqual([
      false,
      false,
      "",
    ]);
    expect([showsOutbox(true, open), showsSandbox(true, open)]).toEqual([true, true]);
    expect(showsSandbox(false, asked)).toBe(true);
    const atHome = parseEnv({ BASE_URL: "https://guild.example" });
    expect([showsOutbox(true, atHome), showsSandbox(true, atHome)]).toEqual([false, false]);
  });

  it.each([
    [{}, ["127.0.0.1", "::1"], false],
    [{ BASE_URL: "http://[::1]:3000" }, ["127.0.0.1", "::1"], false],
    [{ BASE_URL: "https://guild.example" }, [undefined], false],
    [{ HOST: "0.0.0.0" }, ["0.0.0.0"], true],
    [{ HOST: "::" }, ["::"], true],
    [{ HOST: "10.0.0.4" }, ["10.0.0.4"], true],
    [{ HOST: "::1" }, ["::1"], false],
    [{ HOST: "10.0.0.4", BASE_URL: "https://guild.example" }, ["10.0.0.4"], false],
    [{ HOST: "localhost", BASE_URL: "https://guild.example" }, ["127.0.0.1", "::1"], false],
  ])("with %j it listens on %j; open though the name is local: %s", (source, hosts, open) => {
    expect([listenHosts(parseEnv(source)), isOpenThoughLocal(parseEnv(source))]).toEqual([hosts, open]);
  });

  it.each([
    ["http://localhost:3000", false],
    ["http://127.0.0.1", false],
    ["http://[::1]:3000", false],
    ["http://app.localhost", false],
    ["https://guild.example", true],
    ["http://10.0.0.4", true],
    ["http://127.evil.example", true],
    ["http://localhost.evil.example", true],
  ])("%s is public: %s", (base, expected) => {
    expect(isPublicBase(base)).toBe(expected);
  });
});
