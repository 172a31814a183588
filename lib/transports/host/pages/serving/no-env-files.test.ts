import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { NO_ENV_FILES } from "./no-env-files";

const folder = mkdtempSync(join(tmpdir(), "guildhall-next-env-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("Next reads none of its files of variables, as it would", () => {
  for (const name of [".env", ".env.local", ".env.production"])
    writeFileSync(join(folder, name), "STRIPE_SECRET_KEY=of a file\n");
  const nextEnv = createRequire(createRequire(import.meta.url).resolve("next")).resolve("@next/env");
  const program = `require(${JSON.stringify(nextEnv)}).loadEnvConfig(process.cwd(), false);
    process.stdout.write(process.env.STRIPE_SECRET_KEY ?? "none")`;
  const keyWith = (env: Record<string, string>) =>
    execFileSync(process.execPath, ["-e", program], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env, NODE_ENV: "production" },
      encoding: "utf8",
    });
  expect(keyWith({})).toBe("of a file");
  expect(keyWith(NO_ENV_FILES)).toBe("none");
});
