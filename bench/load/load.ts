import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Load, Seen } from "./load-shape";
import { luaScript } from "./wrk-script";

export const CONNECTIONS = 32;

export type Generator = {
  name: string;
  run(origin: string, load: Load, seconds: number, seed: number): Promise<Seen>;
};

/** wrk where it is installed: it takes a fifth of the CPU that autocannon takes, which runs elsewhere. */
export function loadGenerator(): Generator {
  const hasWrk = spawnSync("wrk", ["-v"], { stdio: "ignore" }).error === undefined;
  return hasWrk ? { name: "wrk", run: runWrk } : { name: "autocannon", run: runAutocannon };
}

async function runWrk(origin: string, load: Load, seconds: number, seed: number): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), "guildhall-bench-"));
  try {
    const script = join(folder, "load.lua");
    writeFileSync(script, luaScript(load, seed));
    const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--timeout", "10s", "-s", script, origin];
    return seenIn(await output("wrk", args));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runAutocannon(origin: string, load: Load, seconds: number, seed: number): Promise<Seen> {
  const job = JSON.stringify({ origin, load, seconds, seed, connections: CONNECTIONS });
  return seenIn(await output(process.execPath, ["--import", "tsx", "bench/load/autocannon-run.ts"], job));
}

/** The generator's last line is its result as JSON. */
function seenIn(text: string): Seen {
  const line = text.trim().split("\n").at(-1) ?? "";
  try {
    return JSON.parse(line) as Seen;
  } catch {
    throw new Error(`the load generator did not say what it saw:\n${text}`);
  }
}

function output(command: string, args: string[], input = ""): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.on("error", failed);
    child.on("close", (code) =>
      code === 0 ? done(text) : failed(new Error(`${command} ended with ${code}:\n${text}`)),
    );
    child.stdin.end(input);
  });
}
