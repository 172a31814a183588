import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { configFolder, type Grant, Store } from "./store";

const ONE = "https://one.test";
const grant: Grant = {
  client_id: "oac_1",
  access_token: "a",
  refresh_token: "r",
  expires_at: "2026-01-01",
  scope: "x",
};

let folder: string;
let store: Store;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "guildhall-store-")), "guildhall");
  store = new Store(folder);
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

describe("the store", () => {
  it("keeps accounts apart by service, for this user's eyes only, and forgets what it is told to", () => {
    store.save(ONE, { api: grant });
    store.save("https://two.test", { token: "gh_live_1" });
    expect(store.account(ONE)).toEqual({ api: grant });
    expect(statSync(join(folder, "credentials.json")).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    store.save(ONE, undefined);
    expect(store.account(ONE)).toBeUndefined();
    expect(store.account("https://two.test")).toEqual({ token: "gh_live_1" });
    expect(readdirSync(folder)).toEqual(["credentials.json"]);
  });

  it("tells what to do about a file that is not JSON", () => {
    store.save(ONE, { token: "t" });
    writeFileSync(join(folder, "credentials.json"), "{");
    expect(() => store.account(ONE)).toThrow("cannot be read");
  });

  it("lets one work at a time, and takes the lock of one that was killed", async () => {
    let inside = 0;
    const work = async () => {
      expect(++inside).toBe(1);
      await new Promise(setImmediate);
      inside--;
    };
    await Promise.all(Array.from({ length: 5 }, () => store.locked(work)));
    const lock = join(folder, "credentials.lock");
    writeFileSync(lock, "1");
    utimesSync(lock, 0, 0);
    expect(await store.locked(async () => "done")).toBe("done");
    await expect(store.locked(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(readdirSync(folder)).toEqual([]);
  });
});

it("the folder is where this user's settings are", () => {
  expect(configFolder({ XDG_CONFIG_HOME: "/xdg" })).toBe("/xdg/guildhall");
  expect(configFolder({})).toMatch(/\/\.config\/guildhall$/);
});
