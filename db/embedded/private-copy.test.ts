import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseAccount } from "./account";
import { findBinaries, fromPackage, packageFolder } from "./binaries";
import { ownFolder } from "./private-copy";
import type { Account } from "./run";
import { isRoot, makeHome, removeHome } from "./testing";

const home = makeHome();
const parent = join(home, "tmp");
let account: Account;

beforeAll(async () => {
  mkdirSync(parent);
  chmodSync(parent, 0o1777);
  chmodSync(home, 0o755);
  process.env.TMPDIR = parent;
  account = await chooseAccount(join(home, "pg"));
});

afterAll(() => removeHome(home));

describe("binaries installed under --ignore-scripts", () => {
  /** The npm package as npm unpacks it: its scripts did not run, so the library links are missing. */
  function unpack(name: string): string {
    const installed = packageFolder();
    const native = join(home, name, "native");
    cpSync(installed, native, { recursive: true, filter: (path) => isUnpacked(path) });
    cpSync(join(installed, "../package.json"), join(home, name, "package.json"));
    return native;
  }

  function isUnpacked(path: string): boolean {
    return !path.endsWith(".a") && !lstatSync(path).isSymbolicLink();
  }

  test("are completed where they lie", async () => {
    const native = unpack("plain");
    chmodSync(join(native, "bin/postgres"), 0o644);
    expect(await fromPackage(native, account)).toEqual({ folder: join(native, "bin"), major: 18 });
    rmSync(join(home, "plain"), { recursive: true });
  });

  test("are copied where the account cannot reach or complete them, once and whole", async () => {
    const native = unpack("barred");
    chmodSync(join(home, "barred"), isRoot ? 0o700 : 0o755);
    chmodSync(join(native, "lib"), isRoot ? 0o700 : 0o555);
    const first = await fromPackage(native, account);
    expect(first.major).toBe(18);
    expect(first.folder.startsWith(`${parent}/guildhall-${process.getuid?.()}-`)).toBe(true);
    const made = statSync(first.folder).ino;
    expect(await fromPackage(native, account)).toEqual(first);
    expect(statSync(first.folder).ino).toBe(made);
    rmSync(join(first.folder, "../lib/postgresql/citext.so"));
    expect(await fromPackage(native, account)).toEqual(first);
    expect(readdirSync(join(first.folder, "../lib/postgresql"))).toContain("citext.so");
    chmodSync(join(native, "lib"), 0o755);
  });
});

test("without binaries of the cluster's version the error says what was tried and what to set", async () => {
  await expect(findBinaries(account, 7)).rejects.toThrow(/PostgreSQL 7 .* set DATABASE_URL .* is version 18/);
});

describe("the folder for copies", () => {
  test("is ours alone, and another for another source", () => {
    const folder = ownFolder(parent, "/one");
    expect(statSync(folder).mode & 0o777).toBe(0o755);
    expect(ownFolder(parent, "/one")).toBe(folder);
    expect(ownFolder(parent, "/two")).not.toBe(folder);
  });

  test("is refused when others could have prepared it", () => {
    const folder = ownFolder(parent, "/prepared");
    chmodSync(folder, 0o777);
    expect(() => ownFolder(parent, "/prepared")).toThrow("someone else");
    rmSync(folder, { recursive: true });
    mkdirSync(join(home, "elsewhere"));
    symlinkSync(join(home, "elsewhere"), folder);
    expect(() => ownFolder(parent, "/prepared")).toThrow("someone else");
  });

  test.skipIf(!isRoot)("is refused when another account made it", () => {
    const folder = ownFolder(parent, "/foreign");
    chownSync(folder, 65534, 65534);
    expect(() => ownFolder(parent, "/foreign")).toThrow("someone else");
  });

  test("is not made where others can rename it", () => {
    chmodSync(parent, 0o777);
    expect(() => ownFolder(parent, "/renamed")).toThrow("others can rename");
    chmodSync(parent, 0o1777);
  });
});
