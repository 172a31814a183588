import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { SHARED } from "./scene";

it("no process of a fault test reads a developer's .env", () => {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-scene-"));
  writeFileSync(join(folder, ".env"), "STRIPE_SECRET_KEY=sk_of_the_file\n");
  const loading = pathToFileURL(resolve("bin/launch/env-file.ts")).href;
  const program = `import(${JSON.stringify(loading)}).then(({ loadEnvFile }) => {
    loadEnvFile();
    console.log(process.env.STRIPE_SECRET_KEY ?? "none");
  })`;
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, ...SHARED, NODE_ENV: "test" };
  const said = execFileSync(process.execPath, ["--import", tsx, "-e", program], { cwd: folder, env, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(said.trim()).toBe("none");
});
