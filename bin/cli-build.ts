import { chmodSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/**
 * Builds the CLI, as `npm pack` in lib/clients/cli calls it: whole, so that it installs without anything else. `tsx bin/cli-build.ts [folder]`;
 * the package's `dist` unless told.
 */
const cli = fileURLToPath(new URL("../lib/clients/cli", import.meta.url));
const dist = resolve(process.argv[2] ?? join(cli, "dist"));

rmSync(dist, { recursive: true, force: true });
await build({
  entryPoints: { guildhall: join(cli, "main.ts") },
  outdir: dist,
  bundle: true,
  splitting: true, // the tool server's client is read only by the commands that need it
  platform: "node",
  target: "node20",
  format: "esm",
  minifySyntax: true,
  legalComments: "linked",
  // CommonJS modules in the bundle ask for Node's own modules by this name
  banner: {
    js: 'import { createRequire as $createRequire } from "node:module"; const require = $createRequire(import.meta.url);',
  },
  logLevel: "warning",
});
chmodSync(join(dist, "guildhall.js"), 0o755);
