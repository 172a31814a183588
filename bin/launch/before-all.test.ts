import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { OLDEST_NODE, tooOld } from "./node-version";

const folder = mkdtempSync(join(tmpdir(), "guildhall-env-"));
afterAll(() => rmSync(folder, { recursive: true }));

const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const program = `import(${JSON.stringify(pathToFileURL(resolve("bin/launch/before-all.ts")).href)}).then(() => {
  const { STRIPE_SECRET_KEY, SEED, MODEL_NAME, GUILDHALL_ENV_FILE } = process.env;
  console.log(JSON.stringify([STRIPE_SECRET_KEY, SEED, MODEL_NAME, GUILDHALL_ENV_FILE]));
})`;

/** What a process that is started in the folder, with these variables, has of four of them. */
function started(env: Record<string, string>): unknown {
  const own: NodeJS.ProcessEnv = { PATH: process.env.PATH, ...env, NODE_ENV: "production" };
  return JSON.parse(
    execFileSync(process.execPath, ["--import", tsx, "-e", program], { cwd: folder, env: own, encoding: "utf8" }),
  );
}

it("a program sets what .env has and what is not set, once: what it starts inherits that and reads no file", () => {
  writeFileSync(join(folder, ".env"), "STRIPE_SECRET_KEY=sk_of_the_file\nSEED=none\n# MODEL_NAME=gpt\n");
  writeFileSync(join(folder, "other"), "MODEL_NAME=other\n");
  expect(started({ SEED: "demo" })).toEqual(["sk_of_the_file", "demo", null, ""]);
  expect(started({ GUILDHALL_ENV_FILE: "other" })).toEqual([null, null, "other", ""]);
  expect(started({ GUILDHALL_ENV_FILE: "" })).toEqual([null, null, null, ""]);
  rmSync(join(folder, ".env"));
  expect(started({})).toEqual([null, null, null, ""]);
  expect(() => started({ GUILDHALL_ENV_FILE: "nowhere" })).toThrow("nowhere");
});

it("an old Node is named, with the one that is needed", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(engines.node).toBe(`>=${OLDEST_NODE}`);
  for (const version of ["20.19.0", "20.20.2", "22.0.0", "24.1.0"]) expect(tooOld(version), version).toBeUndefined();
  for (const version of ["18.20.8", "20.18.3", "20.9.0"])
    expect(tooOld(version)).toContain(`${OLDEST_NODE} or newer, and this is ${version}`);
});

it("what people start begins with it, before anything else is loaded", () => {
  for (const file of ["server.ts", "bin/extra-worker.ts", "bin/admin.ts", "bin/demo.ts", "bin/provider.ts"])
    expect(readFileSync(file, "utf8"), file).toMatch(/^import "\.\/(bin\/)?launch\/before-all";\n/);
});
