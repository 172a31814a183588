import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NO_ENV_FILES } from "@/lib/transports/host/pages/serving/no-env-files";
import { MANIFEST, renderManifest } from "../../manifest";
import { bundlePrograms } from "./bundle";
import { compressBuilt } from "./compress";

const SOURCES = ["app", "lib", "db", "public", "bin", "patches"];
const CONFIG = [
  "instrumentation.ts",
  "package-lock.json",
  "next.config.ts",
  "proxy.ts",
  "tsconfig.json",
  "postcss.config.mjs",
];
const STAMP = "dist/build-stamp";
/** Installed or built in the sources' folders, by `npm ci` and by the packages of the clients. */
const MADE = /[\\/](node_modules|dist)[\\/]/;

/**
 * Builds pages (Next) and the web and worker bundles (esbuild) when the sources differ from the last build. Rejects when `stopped` says
 * that nobody waits for it any more.
 */
export async function buildIfNeeded(progress: (line: string) => void, stopped?: AbortSignal): Promise<void> {
  writeManifest();
  const stamp = fingerprint();
  if (existsSync(".next/BUILD_ID") && readStamp() === stamp) return;
  progress("Building the pages and the server (about a minute, once)");
  rmSync("dist", { recursive: true, force: true });
  mkdirSync("dist");
  // a few files start in a fraction of the time that loading the sources takes
  const server = bundlePrograms({ web: "bin/web.ts", pages: "bin/pages.ts", worker: "bin/worker.ts" }, "dist");
  await Promise.all([server, nextBuild(stopped)]);
  await compressBuilt(".next/static");
  writeFileSync(STAMP, stamp);
}

function writeManifest(): void {
  const text = renderManifest();
  if (!existsSync(MANIFEST) || readFileSync(MANIFEST, "utf8") !== text) writeFileSync(MANIFEST, text);
}

function nextBuild(signal?: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
      env: { ...process.env, ...NO_ENV_FILES, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "pipe", "pipe"],
      signal,
    });
    let output = "";
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", failed);
    child.on("exit", (code) => (code === 0 ? done() : failed(new Error(`next build failed:\n${output}`))));
  });
}

function readStamp(): string {
  return existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
}

function fingerprint(): string {
  const hash = createHash("sha256").update(process.version);
  for (const folder of SOURCES) {
    if (!existsSync(folder)) continue;
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
    for (const file of entries.map((e) => join(e.parentPath, e.name)).sort()) {
      if (!MADE.test(file) && !/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file));
    }
  }
  for (const file of CONFIG) hash.update(readFileSync(file));
  return hash.digest("hex");
}
