import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

type Check = { name: string; command: string[] };

/** Static checks and the tests that need no database: seconds. All run, then what failed is shown. */
const CHECKS: Check[] = [
  {
    name: "tsc",
    // one checker: several work the same types out again, each for itself, while the other checks want the cores
    command: [
      "tsc",
      "--noEmit",
      "--checkers",
      "1",
      "--incremental",
      "--tsBuildInfoFile",
      "node_modules/.cache/verify.tsbuildinfo",
    ],
  },
  { name: "contract tests", command: ["vitest", "run", "--project", "contracts"] },
  {
    name: "dependency-cruiser",
    command: [
      "depcruise",
      "app",
      "lib",
      "db",
      "bin",
      "bench",
      "e2e",
      "server.ts",
      "--config",
      ".dependency-cruiser.cjs",
    ],
  },
  {
    name: "cycles of folders",
    command: ["depcruise", "app", "lib", "db", "bin", "bench", "server.ts", "--config", "bin/folder-cycles.cjs"],
  },
  { name: "knip", command: ["knip", "--no-progress", "--cache"] },
  { name: "biome", command: ["biome", "ci", "--diagnostic-level=error"] },
];

export function run(check: Check): Promise<{ check: Check; code: number; output: string; ms: number }> {
  const started = performance.now();
  return new Promise((done) => {
    const [tool = "", ...args] = check.command;
    const child = spawn(`node_modules/.bin/${tool}`, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => done({ check, code: 1, output: String(error), ms: 0 }));
    child.on("exit", (code) => done({ check, code: code ?? 1, output, ms: performance.now() - started }));
  });
}

type Result = Awaited<ReturnType<typeof run>>;

/** As many at once as there are cores: more of them take longer in all. The longest are first. */
async function runAll(): Promise<Result[]> {
  const [waiting, results] = [[...CHECKS], [] as Result[]];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await run(check));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

const results = await runAll();
for (const { check, code, output, ms } of results) {
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${check.name} (${(ms / 1000).toFixed(1)} s)`);
  if (code !== 0) console.log(output.slice(-6000));
}
process.exit(results.every((r) => r.code === 0) ? 0 : 1);
