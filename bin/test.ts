import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureDatabase } from "@/db/embedded";
import { testDataDir } from "@/db/testing";
import { NO_ENV_FILES } from "@/lib/transports/host/pages/serving/no-env-files";
import { buildIfNeeded } from "./launch/building/build";
import { waitHealthy } from "./launch/processes/probe";
import { ensureChromium } from "./launch/testing/chromium";
import { ensureConformanceSuite } from "./launch/testing/conformance-suite";
import {
  failure,
  failuresOfPlaywright,
  failuresOfVitest,
  type PlaywrightReport,
  type VitestReport,
} from "./launch/testing/failures";
import { freePort, type Instance, startInstance, stopProcess } from "./launch/testing/instance";
import { playwright, TESTED_SERVICE } from "./launch/testing/playwright";
import { makeScratch, makeTemporary } from "./launch/testing/scratch";
import { startLocalProvider } from "./local-provider/server";

/**
 * `npm test`: static checks, unit and integration tests on the embedded PostgreSQL, then the end-to-end suites against the production
 * build, through the API host and through Next. Ends with what failed, and one line: N passed, N failed.
 */
type Count = { passed: number; failed: number };

const startedAt = Date.now();
const scratch = makeScratch();
// what tests and browsers put aside meanwhile, too
process.env.TMPDIR = makeTemporary(scratch);
let built: Promise<void> | undefined;
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

const progress = (line: string) => console.log(`\n[${((Date.now() - startedAt) / 1000).toFixed(0)} s] ${line}`);

function tally(name: string, count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
  progress(`${name}: ${count.passed} passed, ${count.failed} failed`);
}

function node(args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    child.stdout.on("data", (chunk) => {
      process.stdout.write(chunk);
      said += chunk;
    });
    child.on("close", (code) => done({ code: code ?? 1, said }));
  });
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}

async function verify(): Promise<void> {
  progress("Static checks (npm run verify)");
  const { code, said } = await node(["--import", "tsx", "bin/verify.ts"]);
  if (code !== 0) failures.push(failure("npm run verify", said.slice(said.indexOf("FAIL"))));
  tally("verify", { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

async function units(): Promise<void> {
  await conformance;
  built = buildIfNeeded(progress); // while tests wait for the database
  built.catch(() => {}); // told by the end-to-end tests
  progress("Unit and integration tests");
  process.env.GUILDHALL_TEST_DATA ??= join(scratch, "test-pg");
  const database = await ensureDatabase({
    dataDir: testDataDir(),
    database: "postgres",
    settings: { fsync: "off", full_page_writes: "off", max_wal_size: "256MB" },
  });
  const report = join(scratch, "vitest.json");
  let [code, said] = [1, ""];
  try {
    ({ code, said } = await node([
      "node_modules/vitest/vitest.mjs",
      "run",
      // the contract tests are among the static checks
      "--project=units",
      "--project=apart",
      "--project=alone",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ]));
  } finally {
    await database.stop();
  }
  const result = readJson<VitestReport>(report);
  const told = result ? failuresOfVitest(result) : [];
  // an error outside every test fails the run alone
  failures.push(...(code !== 0 && told.length === 0 ? [failure("unit and integration", said.slice(-1000))] : told));
  const failed = Math.max(result?.numFailedTests ?? 0, told.length, code === 0 ? 0 : 1);
  tally("unit and integration", { passed: result?.numPassedTests ?? 0, failed });
}

/** `next start` over the same database: the second mount of the same route handlers. */
async function startNext(instance: Instance): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "start", "-p", String(port)], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      ...NO_ENV_FILES,
      ...TESTED_SERVICE,
      NODE_ENV: "production",
      DATABASE_URL: instance.databaseUrl,
      AUTH_SECRET: instance.secret,
      BASE_URL: instance.url,
    },
  });
  await waitHealthy(port, 60_000);
  return { url: `http://localhost:${port}`, stop: () => stopProcess(child) };
}

async function endToEnd(): Promise<void> {
  ensureChromium(progress);
  const began = Date.now();
  await built;
  progress(`Build ready after ${((Date.now() - began) / 1000).toFixed(1)} s; starting the service`);
  const dataDir = join(scratch, "data");
  mkdirSync(dataDir, { recursive: true });
  // started before the service knows where it is itself: who comes back is led to the port that is chosen here
  const port = await freePort();
  const provider = await startLocalProvider({ service: `http://localhost:${port}` });
  const instance = await startInstance(dataDir, { ...TESTED_SERVICE, ...provider.env, PORT: String(port) });
  const next = await startNext(instance);
  try {
    progress("End-to-end tests");
    await Promise.all(
      LANES.map(([name, ...args]) =>
        playwright(instance, args, { GUILDHALL_NEXT_URL: next.url, E2E_REPORT: reportOf(name) }),
      ),
    );
  } finally {
    await provider.close();
    await next.stop();
    await instance.stop();
  }
  const results = LANES.flatMap(([name]) => readJson<PlaywrightReport>(reportOf(name)) ?? []);
  failures.push(...results.flatMap(failuresOfPlaywright));
  const sum = (of: (stats: PlaywrightReport["stats"]) => number) =>
    results.reduce((all, { stats }) => all + of(stats), 0);
  const missing = LANES.length - results.length;
  tally("end to end", { passed: sum((s) => s.expected), failed: missing + sum((s) => s.unexpected + s.flaky) });
}

/**
 * The runs of the end-to-end tests that go on at the same time, each by its name and what Playwright is told: those of faults wait for
 * most of their time, for processes that start and for clocks.
 */
const LANES = [
  ["service", "--project=api*", "--project=mcp", "--project=cli", "--project=site"],
  ["faults", "--project=faults", "--workers=1", `--output=${join(scratch, "faults")}`],
] as const;

const reportOf = (lane: string) => join(scratch, `e2e-${lane}.json`);

const conformance = ensureConformanceSuite(progress); // while the static checks run
for (const part of [verify, units, endToEnd]) {
  try {
    await part();
  } catch (error) {
    failures.push(failure(part.name, error instanceof Error ? error.message : String(error)));
    tally(part.name, { passed: 0, failed: 1 });
  }
}
rmSync(scratch, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join("\n\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
