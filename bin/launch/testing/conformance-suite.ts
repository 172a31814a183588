import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** The official suite for the current revision of MCP, which runs on Node 22 and later only. */
const PACKAGES = { "@modelcontextprotocol/conformance": "0.2.0-alpha.12", node: "22.23.3" };
const INSTALL_MS = 90_000;

export type ConformanceSuite = { node: string; command: string };

/** Where the suite and the Node that runs it lie once they are installed; undefined before. */
export function conformanceSuite(): ConformanceSuite | undefined {
  const modules = resolve(".data/conformance/node_modules");
  const suite = {
    node: `${modules}/node/bin/node`,
    command: `${modules}/@modelcontextprotocol/conformance/dist/index.js`,
  };
  return existsSync(suite.node) && existsSync(suite.command) ? suite : undefined;
}

/** Installs the suite from npm into a folder of its own. Where npm cannot be reached it says so: its tests are skipped then. */
export async function ensureConformanceSuite(progress: (line: string) => void): Promise<void> {
  if (conformanceSuite()) return;
  progress("Installing the MCP conformance suite of the current revision, and the Node 22 that it needs, meanwhile");
  mkdirSync(".data/conformance", { recursive: true });
  writeFileSync(".data/conformance/package.json", JSON.stringify({ private: true, dependencies: PACKAGES }));
  // node's package puts its binary in place with a script
  const args = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--foreground-scripts"];
  const npm = spawn("npm", args, { cwd: ".data/conformance", stdio: "ignore", timeout: INSTALL_MS });
  await new Promise<void>((ended) => npm.once("error", () => ended()).once("exit", () => ended()));
  if (!conformanceSuite()) progress("It cannot be had here: its scenarios for the current revision are skipped");
}
