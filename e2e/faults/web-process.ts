import { type ChildProcess, spawn } from "node:child_process";
import { waitHealthy } from "@/bin/launch/processes/probe";
import { freePort, stopProcess } from "@/bin/launch/testing/instance";
import { NO_ENV_FILES } from "@/lib/transports/host/pages/serving/no-env-files";

export type WebProcess = { port: number; stop(): Promise<void> };

const HOW = {
  /** As the launcher starts it. */
  host: () => ["--enable-source-maps", "dist/web.mjs"],
  /** Plain Next, without anything of ours before it. */
  next: (port: number) => ["node_modules/next/dist/bin/next", "start", "-p", String(port)],
};

/** One more web process of the production build over the service's database, called as `env` says. */
export async function startWeb(how: keyof typeof HOW, env: Record<string, string>): Promise<WebProcess> {
  const port = await freePort();
  const outside = { BASE_URL: `http://localhost:${port}`, TRUSTED_PROXY_HOPS: "", WEBHOOK_ALLOW_CIDRS: "" };
  const own = { NODE_ENV: "production" as const, LOG_LEVEL: "warn", PORT: String(port), ...outside, ...env };
  const child: ChildProcess = spawn(process.execPath, HOW[how](port), {
    env: { ...process.env, ...NO_ENV_FILES, ...own, NEXTAUTH_URL: own.BASE_URL },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await waitHealthy(port, 60_000, { path: "/api/health/ready" });
  return { port, stop: () => stopProcess(child) };
}
