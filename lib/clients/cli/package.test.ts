import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { VERSION } from "./version";

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "guildhall-cli-"));
  writeFileSync(join(folder, "package.json"), '{"name":"reader","private":true}');
  const pack = ["pack", resolve("lib/clients/cli"), "--silent", "--pack-destination", folder];
  await run("npm", pack);
  const tarball = join(folder, `guildhall-cli-${VERSION}.tgz`);
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: folder });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const guildhall = (...args: string[]) => run(join(folder, "node_modules/.bin/guildhall"), args, { cwd: folder });

it("installs without a registry, and holds what is built and nothing of the sources", () => {
  const installed = join(folder, "node_modules/@guildhall/cli");
  expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["@guildhall"]);
  expect(readdirSync(installed).sort()).toEqual(["LICENSE", "README.md", "dist", "package.json"]);
  expect(JSON.parse(readFileSync(join(installed, "package.json"), "utf8")).dependencies).toBeUndefined();
});

it("runs by its name, the tool server's client included", async () => {
  expect((await guildhall("--version")).stdout).toBe(`${VERSION}\n`);
  expect((await guildhall("completion", "bash")).stdout).toContain("complete -o default -F _guildhall guildhall");
  const absent = await guildhall("mcp", "tools", "--base-url", "http://127.0.0.1:9").catch((error: unknown) => error);
  expect(absent).toMatchObject({ code: 3, stderr: expect.stringContaining("network_error") });
});

it("the README names this version", () => {
  expect(readFileSync("lib/clients/cli/README.md", "utf8")).toContain(`guildhall-cli-${VERSION}.tgz`);
});
