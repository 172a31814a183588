import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  type statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Store } from "./store";

/** What another process does right after this one has looked at a file. */
let meanwhile: (() => void) | undefined;
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const looked: typeof statSync = ((...args: Parameters<typeof statSync>) => {
    const found = fs.statSync(...args);
    const then = meanwhile;
    meanwhile = undefined;
    then?.();
    return found;
  }) as typeof statSync;
  return { ...fs, statSync: looked };
});

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "guildhall-store-")), "guildhall");
  mkdirSync(folder);
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

it("takes a killed owner's lock away, and not the one that another took in its place meanwhile", async () => {
  const lock = join(folder, "credentials.lock");
  writeFileSync(lock, "killed");
  utimesSync(lock, 0, 0);
  meanwhile = () => {
    rmSync(lock);
    writeFileSync(lock, "another");
  };
  const work = vi.fn(async () => "done");
  const locked = new Store(folder).locked(work);
  expect(readFileSync(lock, "utf8")).toBe("another");
  expect(work).not.toHaveBeenCalled();
  rmSync(lock);
  expect(await locked).toBe("done");
  expect(readdirSync(folder)).toEqual([]);
});

it("leaves a killed owner's lock to the process that said first that it takes it away", async () => {
  const lock = join(folder, "credentials.lock");
  writeFileSync(lock, "killed");
  utimesSync(lock, 0, 0);
  const mark = `${lock}.0`;
  writeFileSync(mark, "another");
  const locked = new Store(folder).locked(async () => "done");
  expect(readFileSync(lock, "utf8")).toBe("killed");
  for (const file of [lock, mark]) rmSync(file);
  expect(await locked).toBe("done");
});
