import { spawn } from "node:child_process";

type Check = { name: string; command: string[] };

/** Static checks and the tests that need no database: seconds. All run, then what failed is shown. */
const CHECKS: Check[] = [
  { name: "biome", command: ["biome", "ci", "--diagnostic-level=error"] },
  {
    name: "tsc",
    command: ["tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/verify.tsbuildinfo"],
  },
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
  { name: "knip", command: ["knip", "--no-progress"] },
  { name: "contract tests", command: ["vitest", "run", "--project", "contracts"] },
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

const results = await Promise.all(CHECKS.map(run));
for (const { check, code, output, ms } of results) {
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${check.name} (${(ms / 1000).toFixed(1)} s)`);
  if (code !== 0) console.log(output.slice(-6000));
}
process.exit(results.every((r) => r.code === 0) ? 0 : 1);
