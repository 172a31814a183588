import { availableParallelism } from "node:os";
import { defineConfig } from "playwright/test";
import { BROWSER_FLAGS, chromiumPath } from "../bin/launch/testing/chromium";

const host = process.env.GUILDHALL_URL ?? "http://localhost:3000";
// what a test starts is not to be changed by a developer's .env
process.env.GUILDHALL_ENV_FILE = "";
const throughNext = process.env.GUILDHALL_NEXT_URL;

/**
 * What is run against the second mount of the same handlers: of each operation, what it answers when all is well. How it refuses is the
 * handlers' own doing, and has been seen through the first.
 */
const SUCCESS = / 20[0124] /;

/** Fewer processes for the many pages that are opened once: a fifteenth of the time. */
const CHEAP_PAGES = ["--in-process-gpu", "--process-per-site", "--disable-site-isolation-trials"];

/** Runs against a service that is already up: `npm test` starts one, on the production build, and says where it is. */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  // the longest stories take 30 s on two cores, and a machine may have other things to do
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // a third of what these tests take is waiting: for processes that start, for time that passes
  workers: Math.max(3, availableParallelism()),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? "../test-results/e2e.json" }]],
  use: {
    baseURL: host,
    launchOptions: { executablePath: chromiumPath(), args: [...BROWSER_FLAGS, ...CHEAP_PAGES] },
    locale: "en-US",
    timezoneId: "UTC",
    // frames that are drawn while a dialog comes in cost a fifteenth of the time
    contextOptions: { reducedMotion: "reduce" },
    // a recorded trace costs a third of the time: `--trace on` for the test that one looks at
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "api through the host",
      testMatch: ["api/**/*.spec.ts", "oauth/**/*.spec.ts", "conformance/**/*.spec.ts", "ucp/**/*.spec.ts"],
    },
    ...(throughNext
      ? [{ name: "api through next", testMatch: "api/*.spec.ts", grep: SUCCESS, use: { baseURL: throughNext } }]
      : []),
    { name: "mcp", testMatch: "mcp/**/*.spec.ts" },
    { name: "cli", testMatch: "cli/**/*.spec.ts" },
    { name: "faults", testMatch: "faults/**/*.spec.ts" },
    { name: "site", testMatch: ["site/**/*.spec.ts", "console/**/*.spec.ts"] },
  ],
});
