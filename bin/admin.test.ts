import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, openTransaction, statement } from "@/db/client";
import { makeApiKey, makeCreator, proveAddress } from "@/db/factories";
import { auditLog, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { ALL_SCOPES, APP_SCOPES } from "@/lib/contracts/scopes";
import { PLAN_TIERS } from "@/lib/contracts/tiers";
import { systemContext } from "@/lib/core/system-context";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { signIn } from "@/lib/domain/people/accounts/signing-in/sign-in";
import { oweRefund } from "@/lib/domain/trade/payments/owe-refund";
import { COMMANDS } from "./admin/commands";
import { admin, answer, refusal } from "./admin/testing";

const SLOW = 180_000;

describe("the operator's tool", { timeout: SLOW }, () => {
  let own: TestDatabase;
  let creator: Awaited<ReturnType<typeof makeCreator>>;
  const audit = async () =>
    (await database().select().from(auditLog).where(eq(auditLog.ownerId, creator.profileId)).orderBy(auditLog.id)).map(
      (entry) => `${entry.actorKind} ${entry.actorId} ${entry.action}`,
    );

  beforeAll(async () => {
    own = await testDatabase();
    creator = await makeCreator({ handle: "ada-works" });
  });
  afterAll(() => own.drop());

  it("makes a key with its scopes, on a plan when told, and writes it down", async () => {
    const args = [
      "key",
      "create",
      "--creator",
      "Ada-Works",
      "--scopes",
      "posts:read,webhooks:write",
      "--tier",
      "starter",
    ];
    const made = await answer(args);
    expect(Object.keys(made).sort()).toEqual(["id", "prefix", "token"]);
    expect(made.token?.startsWith(`${made.prefix}_`)).toBe(true);
    expect(await resolveCredential(made.token ?? "", new Date())).toMatchObject({
      handle: "ada-works",
      tier: "STARTER",
      scopes: ["posts:read", "webhooks:write"],
    });
    expect(await audit()).toEqual(["system admin profile.tier_changed", "system admin api_key.created"]);
    expect(await statement("select type from events", [])).toEqual([{ type: "api_key.created" }]);
  });

  it("opens a creator's account that signs in", async () => {
    const flags = [
      "--handle",
      "Bea-Made",
      "--email",
      "Bea@Example.com",
      "--password",
      "a long password",
      "--name",
      "Bea",
    ];
    const made = await answer(["creator", "create", ...flags]);
    const [row] = await database().select().from(profiles).where(eq(profiles.handle, "bea-made"));
    expect(made).toEqual({ id: row?.id, handle: "bea-made", user_id: row?.userId });
    const session = { email: "bea@example.com", password: "a long password" };
    expect(await signIn(systemContext("test", new Date()), session)).toMatchObject({
      userId: made.user_id,
      name: "Bea",
    });
  });

  it("shows the money that came for nothing", async () => {
    const owing = { reason: "expired", subject: "order", title: "A press kit", buyerEmail: "bea@example.com" } as const;
    const source = "pi_late";
    await openTransaction((tx) =>
      oweRefund(
        tx,
        { ...systemContext("test", new Date()), db: tx },
        { ...owing, source, profileId: creator.profileId },
      ),
    );
    expect(await answer(["refund", "list"])).toMatchObject({
      refunds: [{ source, reason: "expired", handle: "ada-works", attempts: 0, refunded_at: null }],
    });
    expect((await admin(["refund", "list"])).stdout).toMatch(
      /pi_late ada-works: A press kit, expired; waits after 0 attempts/,
    );
  });

  it("sets the plan, the verification and back", async () => {
    const on = (await database().select().from(profiles).where(eq(profiles.id, creator.profileId)))[0]?.trustScore ?? 0;
    expect(await answer(["tier", "set", "--creator", "ada-works", "--tier", "ENTERPRISE"])).toEqual({
      handle: "ada-works",
      tier: "ENTERPRISE",
    });
    expect(await answer(["verify", "set", "--creator", "ada-works"])).toEqual({ handle: "ada-works", verified: true });
    const [after] = await database().select().from(profiles).where(eq(profiles.id, creator.profileId));
    expect(after).toMatchObject({ tier: "ENTERPRISE", verified: true, trustScore: on + 10 });
    const off = await answer(["verify", "set", "--creator", "ada-works", "--off"]);
    expect(off).toEqual({ handle: "ada-works", verified: false });
  });

  it("makes an operator and takes it back", async () => {
    const { email, userId } = await makeCreator();
    await proveAddress(userId);
    const made = await answer(["operator", "set", "--email", email]);
    expect(made).toMatchObject({ email, operator: true, second_factor: false });
    const { operator: _, ...listed } = made;
    expect(await answer(["operator", "list"])).toEqual({ operators: [listed] });
    expect(await answer(["operator", "unset", "--email", email])).toMatchObject({ operator: false });
    expect(await answer(["operator", "list"])).toEqual({ operators: [] });
    expect(await refusal(["operator", "set", "--email", "nobody@example.com"])).toEqual({
      code: "not_found",
      message: "No account has the address nobody@example.com.",
    });
  });

  it("makes a bridge token that carries every scope of apps", async () => {
    const made = await answer(["bridge", "create", "--creator", "ada-works"]);
    expect(made.token).toMatch(/^gh_bridge_/);
    expect(await resolveCredential(made.token ?? "", new Date("2026-01-01"))).toMatchObject({
      handle: "ada-works",
      scopes: APP_SCOPES,
    });
  });

  it("lets a new key sign access tokens", async () => {
    const [first, second] = [await answer(["oauth", "rotate-key"]), await answer(["oauth", "rotate-key", "--at-once"])];
    const keys = await statement("select kid from oauth_keys where retired_at is null", []);
    expect([keys, first.kid === second.kid]).toEqual([[{ kid: second.kid }], false]);
  });

  it("migrates, and explains itself", async () => {
    expect(await answer(["migrate"])).toEqual({ migrated: true });
    const help = await admin(["help"]);
    expect(help).toMatchObject({ code: 0, stderr: "" });
    for (const name of ["key create", "creator create", "tier set", "bridge create", "verify set", "migrate"]) {
      expect(help.stdout).toContain(`  ${name}`);
    }
  });

  it("talks to people without --json", async () => {
    const run = await admin(["tier", "set", "--creator", "ada-works", "--tier", "GROWTH"]);
    expect(run).toEqual({ code: 0, stdout: "ada-works is on GROWTH.\n", stderr: "" });
    const refused = await admin(["tier", "set", "--creator", "ada-works", "--tier", "GOLD"]);
    expect(refused).toEqual({
      code: 1,
      stdout: "",
      stderr: `Unknown tier: GOLD. Allowed: ${PLAN_TIERS.join(", ")}.\n`,
    });
  });

  describe("refuses with one clear line", () => {
    const key = ["key", "create", "--creator", "ada-works", "--scopes"];
    const cases: [string, string[], string, string | RegExp][] = [
      [
        "an unknown command",
        ["key", "destroy"],
        "invalid_request",
        /^Unknown command: key destroy\. Commands: key create, /,
      ],
      [
        "a missing flag",
        ["tier", "set", "--creator", "x"],
        "invalid_request",
        "Missing --tier. Usage: tier set --creator HANDLE --tier TIER",
      ],
      [
        "an unknown scope",
        [...key, "posts:red"],
        "validation_error",
        `Unknown scope: posts:red. Allowed: ${ALL_SCOPES.join(", ")}.`,
      ],
      [
        "an unknown plan",
        [...key, "posts:read", "--tier", "GOLD"],
        "validation_error",
        /^Unknown tier: GOLD\. Allowed: FREE, /,
      ],
      [
        "an unknown creator",
        ["verify", "set", "--creator", "ada-work"],
        "not_found",
        /^No creator has the handle ada-work\. Closest: ada-works/,
      ],
      [
        "an id that is none, by the name of its flag",
        ["verify", "decide", "--request", "x", "--decision", "verify", "--reason", "They showed a passport."],
        "validation_error",
        /^--request: must be an id of the form vrf_/,
      ],
      [
        "an unknown queue",
        ["queue", "list", "--queue", "foo"],
        "validation_error",
        "Unknown queue: foo. Allowed: disputes, chargebacks, reports, flagged, verification, refunds, jobs, webhooks, leads.",
      ],
    ];
    it.each(cases)("%s", async (_, args, code, message) => {
      const error = await refusal(args);
      expect(error.code).toBe(code);
      if (typeof message === "string") expect(error.message).toBe(message);
      else expect(error.message).toMatch(message);
    });

    it("the fourth key of a FREE creator", async () => {
      const { handle, profileId } = await makeCreator();
      for (let n = 0; n < 3; n++) await makeApiKey(profileId);
      const error = await refusal(["key", "create", "--creator", handle, "--scopes", "posts:read", "--tier", "free"]);
      expect(error).toEqual({ code: "quota_exceeded", message: expect.stringContaining("3 API keys") });
    });

    it("a database that is away, or has no tables", async () => {
      const tier = ["tier", "set", "--creator", "ada-works", "--tier", "FREE"];
      expect(await refusal(tier, { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" })).toEqual({
        code: "service_unavailable",
        message: "The database does not answer (ECONNREFUSED). Check DATABASE_URL.",
      });
      const empty = new URL(own.url);
      empty.pathname = "/postgres";
      expect((await refusal(tier, { DATABASE_URL: empty.href })).message).toMatch(/no tables yet\. Run: .* migrate$/);
    });

    it.each([
      [{ handle: "c y" }, "validation_error", "--handle: c y is none; use 3 to 30 letters, digits or hyphens."],
      [{ handle: "admin" }, "validation_error", "handle: is reserved; choose another"],
      [{ handle: "ada-works" }, "conflict", "The handle ada-works is taken."],
      [{ password: "short" }, "validation_error", "--password: use at least 10 characters."],
      [{ email: "nowhere" }, "validation_error", "--email: is not an email address."],
    ])("an account with %j", async (flags, code, message) => {
      const context = systemContext("admin", new Date());
      const asked = { handle: "cyd", email: "cyd@example.com", password: "a long password", ...flags };
      const run = COMMANDS["creator create"]?.run(context, asked);
      await expect(run).rejects.toMatchObject({ code, message });
      expect(await statement("select 1 from users where email = 'cyd@example.com'", [])).toEqual([]);
    });

    it("a name that is too long, before it puts the creator on a plan", async () => {
      const { handle, profileId } = await makeCreator();
      const flags = { creator: handle, scopes: "posts:read", tier: "STARTER", name: "n".repeat(81) };
      const run = COMMANDS["key create"]?.run(systemContext("admin", new Date()), flags);
      await expect(run).rejects.toMatchObject({ code: "validation_error" });
      expect((await database().select().from(profiles).where(eq(profiles.id, profileId)))[0]?.tier).toBe("FREE");
    });
  });
});
