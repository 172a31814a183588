import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** Builds the SDK's `dist`, as `npm pack` in lib/clients/sdk calls it: one ES module, and the types of its own TypeScript. */
const sdk = fileURLToPath(new URL("../lib/clients/sdk", import.meta.url));
const dist = join(sdk, "dist");

rmSync(dist, { recursive: true, force: true });
await build({
  entryPoints: [join(sdk, "index.ts")],
  outfile: join(dist, "index.js"),
  bundle: true,
  packages: "external",
  platform: "node",
  target: "node20",
  format: "esm",
  logLevel: "warning",
});
execFileSync(join(sdk, "node_modules/.bin/tsc"), ["-p", join(sdk, "tsconfig.build.json")], {
  stdio: ["ignore", "inherit", "inherit"],
});

// Node's resolution wants file names in imports; our sources leave that to the bundler
for (const name of readdirSync(dist).filter((file) => file.endsWith(".d.ts"))) {
  const path = join(dist, name);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace(/(\bfrom "|\bimport\(")(\.\/[\w.-]+)"/g, '$1$2.js"'));
}
