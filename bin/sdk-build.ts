import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * Builds the SDK's `dist`, as `npm pack` in lib/clients/sdk calls it: one ES module and one CommonJS module for any runtime with
 * `fetch`, and the types of its own TypeScript for each.
 */
const sdk = fileURLToPath(new URL("../lib/clients/sdk", import.meta.url));
const dist = join(sdk, "dist");

rmSync(dist, { recursive: true, force: true });
for (const [format, outfile] of [
  ["esm", "index.js"],
  ["cjs", "index.cjs"],
] as const)
  await build({
    entryPoints: [join(sdk, "index.ts")],
    outfile: join(dist, outfile),
    bundle: true,
    // openapi-fetch with it: what its own CommonJS exports by default, a loader does not find
    mainFields: ["module", "main"],
    // nothing of Node.js: the same file runs in Deno, Bun, at the edge and in browsers
    platform: "neutral",
    target: "es2022",
    format,
    logLevel: "warning",
  });
execFileSync(join(sdk, "node_modules/.bin/tsc"), ["-p", join(sdk, "tsconfig.build.json")], {
  stdio: ["ignore", "inherit", "inherit"],
});

// Node's resolution wants file names in imports; our sources leave that to the bundler
for (const name of readdirSync(dist).filter((file) => file.endsWith(".d.ts"))) {
  const path = join(dist, name);
  const text = readFileSync(path, "utf8");
  const naming = (ending: string) => text.replace(/(\bfrom "|\bimport\(")(\.\/[\w.-]+)"/g, `$1$2.${ending}"`);
  writeFileSync(path, naming("js"));
  // CommonJS resolves types as CommonJS: a module of its own each
  writeFileSync(join(dist, name.replace(/\.d\.ts$/, ".d.cts")), naming("cjs"));
}
