import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { closeDatabase, singleClient, statement } from "@/db/client";
import { ensureDatabase, findRunning } from "@/db/embedded";
import { resetEnv } from "@/lib/core/env";
import { loadSecret } from "../launch/secret";
import { withDatabase } from "./database";
import { answer, refusal } from "./testing";

const SLOW = 180_000;

describe("the operator's tool without DATABASE_URL", { timeout: SLOW }, () => {
  const data = mkdtempSync(join(tmpdir(), "guildhall-admin-"));
  const elsewhere = "postgres://nobody@127.0.0.1:1/none";
  const folder = {
    DATABASE_URL: undefined,
    DATABASE_DIRECT_URL: elsewhere,
    AUTH_SECRET: undefined,
    GUILDHALL_DATA: data,
  };
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  it("makes neither a database nor a secret: those are the service's", async () => {
    const flags = [
      "creator",
      "create",
      "--handle",
      "solo",
      "--email",
      "solo@example.com",
      "--password",
      "a long password",
    ];
    const none = `There is no service's database under ${data}: set GUILDHALL_DATA or DATABASE_URL as the service has them.`;
    expect(await refusal(flags, folder)).toEqual({ code: "invalid_request", message: none });
    await (await ensureDatabase({ dataDir: join(data, "pg") })).stop();
    expect(await refusal(flags, folder)).toEqual({
      code: "invalid_request",
      message: "AUTH_SECRET is needed: the same as the service's, from its environment file.",
    });
    expect(readdirSync(data)).not.toContain("auth-secret");
  });

  it("starts the service's database and stops it, then uses the one that runs and leaves it running", async () => {
    const secret = loadSecret(data);
    const flags = ["--handle", "solo", "--email", "solo@example.com", "--password", "a long password"];
    expect(await answer(["creator", "create", ...flags], folder)).toMatchObject({ handle: "solo" });
    expect(await findRunning(join(data, "pg"))).toBeNull();
    expect(statSync(join(data, "auth-secret")).mode & 0o777).toBe(0o600);
    expect(loadSecret(data)).toBe(secret);

    const running = await ensureDatabase({ dataDir: join(data, "pg") });
    try {
      expect(await answer(["tier", "set", "--creator", "solo", "--tier", "GROWTH"], folder)).toMatchObject({
        tier: "GROWTH",
      });
      expect(await findRunning(join(data, "pg"))).toBe(running.url);
      process.env.DATABASE_URL = running.url;
      expect(await statement("select tier from profiles where handle = 'solo'", [])).toEqual([{ tier: "GROWTH" }]);
    } finally {
      await closeDatabase(1);
      await running.stop();
    }
  });

  it("stops no database that somebody came to use meanwhile", async () => {
    for (const name of ["DATABASE_URL", "AUTH_SECRET", "LOG_LEVEL"]) vi.stubEnv(name, undefined);
    vi.stubEnv("GUILDHALL_DATA", data);
    const { guest, url } = await withDatabase("none", async () => {
      const guest = singleClient(process.env.DATABASE_URL);
      await guest`select 1`;
      return { guest, url: process.env.DATABASE_URL };
    });
    await guest.end();
    vi.unstubAllEnvs();
    resetEnv();
    const attached = await ensureDatabase({ dataDir: join(data, "pg") });
    try {
      expect(attached.attached).toBe(true);
      expect(attached.url).toBe(url);
    } finally {
      await attached.stop();
    }
  });
});
