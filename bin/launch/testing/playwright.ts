import { spawn } from "node:child_process";
import type { Instance } from "./instance";

/** How a service runs that the end-to-end tests use: they come from many addresses (a trusted hop) and receive webhooks on loopback. */
export const TESTED_SERVICE = {
  TRUSTED_PROXY_HOPS: "1",
  WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8,::1/128",
  LOG_LEVEL: "info",
  METRICS_TOKEN: "metrics-token-of-the-tests",
};

/** Runs end-to-end tests against an instance, `args` choosing which. Resolves to the exit code. */
export function playwright(
  instance: Instance,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(
    process.execPath,
    ["node_modules/playwright/cli.js", "test", "-c", "e2e/playwright.config.ts", ...args],
    {
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        // Chromium writes the names of downloads in the locale's encoding, and without one in ASCII
        LC_ALL: "C.UTF-8",
        GUILDHALL_URL: instance.url,
        GUILDHALL_DATA: instance.dataDir,
        DATABASE_URL: instance.databaseUrl,
        AUTH_SECRET: instance.secret,
        BASE_URL: instance.url,
        ...env,
      },
    },
  );
  return new Promise((done) => child.on("exit", (code) => done(code ?? 1)));
}
