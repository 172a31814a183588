import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { ANOTHER_SECRET, loadSecret } from "../launch/secret";
import { answer, refusal } from "./testing";

const SLOW = 180_000;

describe("what joins a service has its secret", { timeout: SLOW }, () => {
  let own: TestDatabase;
  beforeAll(async () => {
    own = await testDatabase();
    await makeCreator({ handle: "ada-works" });
  });
  beforeEach(() => {
    Object.assign(process.env, { AUTH_SECRET: "a secret for tests: 32 characters" });
    resetEnv();
  });
  afterAll(() => own.drop());

  const suspend = ["account", "suspend", "--creator", "ada-works", "--reason", "It sells what is not its own."];
  /** The refusal in an environment of one's own; the tool sets that of this process. */
  const refusedWith = async (args: string[], environment: Record<string, string>) => {
    Object.assign(process.env, environment);
    return (await refusal(args)).message;
  };

  it("is not run with another secret than the service's", async () => {
    await answer(["oauth", "rotate-key"]);
    const other = { AUTH_SECRET: "a secret of somebody else's shell made up" };
    const kid = () => statement("select kid from oauth_keys where retired_at is null", []);
    const before = await kid();
    expect(await refusedWith(suspend, other)).toBe(ANOTHER_SECRET);
    expect(await refusedWith(["oauth", "rotate-key"], other)).toBe(ANOTHER_SECRET);
    expect(await kid()).toEqual(before);
    expect(await statement("select 1 from mails where kind = 'account_suspended'", [])).toEqual([]);
  });

  it("makes none of its own: a folder keeps one for a service that is not public", async () => {
    const none = { AUTH_SECRET: "", GUILDHALL_DATA: mkdtempSync(join(tmpdir(), "guildhall-none-")) };
    expect(await refusedWith(suspend, none)).toMatch(/^AUTH_SECRET is needed/);
    expect(await answer(["migrate"])).toEqual({ migrated: true });
    expect(readdirSync(none.GUILDHALL_DATA)).toEqual([]);
    loadSecret(none.GUILDHALL_DATA);
    expect(await refusedWith(suspend, { BASE_URL: "https://guild.example" })).toMatch(/^AUTH_SECRET is needed/);
    expect(await refusedWith(suspend, { BASE_URL: "http://localhost:3000" })).toBe(ANOTHER_SECRET);
    rmSync(none.GUILDHALL_DATA, { recursive: true });
  });

  it("the worker is not started with a secret of its own either", async () => {
    const env = { ...process.env, AUTH_SECRET: "", GUILDHALL_DATA: mkdtempSync(join(tmpdir(), "guildhall-none-")) };
    const args = ["--import", "tsx", "bin/extra-worker.ts"];
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8", timeout: 60_000 });
    expect([status, stderr]).toEqual([
      1,
      "AUTH_SECRET is needed: the same as the service's, from its environment file.\n",
    ]);
    expect(readdirSync(env.GUILDHALL_DATA)).toEqual([]);
    rmSync(env.GUILDHALL_DATA, { recursive: true });
  });
});
