import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { closeDatabase, statement } from "@/db/client";
import { ensureDatabase, findRunning } from "@/db/embedded";
import { admin, answer } from "./testing";

const SLOW = 180_000;

describe("the operator's tool without DATABASE_URL", { timeout: SLOW }, () => {
  const data = mkdtempSync(join(tmpdir(), "guildhall-admin-"));
  const folder = { DATABASE_URL: undefined, AUTH_SECRET: undefined, GUILDHALL_DATA: data };
  afterAll(() => rmSync(data, { recursive: true, force: true }));

  it("starts a database of its own and stops it, then uses the one that runs and leaves it running", async () => {
    const flags = ["--handle", "solo", "--email", "solo@example.com", "--password", "a long password"];
    expect(await answer(["creator", "create", ...flags], folder)).toMatchObject({ handle: "solo" });
    expect(await findRunning(join(data, "pg"))).toBeNull();
    expect(statSync(join(data, "auth-secret")).mode & 0o777).toBe(0o600);

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

  // a retry, for on a busy machine the command can end before this process has connected
  it("stops no database that somebody came to use meanwhile", { retry: 2 }, async () => {
    let ended = false;
    const first = admin(["key", "create", "--creator", "solo", "--scopes", "posts:read", "--json"], folder);
    void first.then(() => {
      ended = true;
    });
    let url: string | null = null;
    while (url === null && !ended) {
      await sleep(20);
      url = await findRunning(join(data, "pg"));
    }
    expect(url).not.toBeNull();
    process.env.DATABASE_URL = url ?? "";
    await statement("select 1", []);
    expect((await first).code).toBe(0);
    const attached = await ensureDatabase({ dataDir: join(data, "pg") });
    try {
      expect(attached.attached).toBe(true);
      expect(attached.url).toBe(url);
    } finally {
      await closeDatabase(1);
      await attached.stop();
    }
  });
});
