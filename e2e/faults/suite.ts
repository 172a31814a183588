import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What of the API suite is run again: writes, idempotency, credentials, OAuth, events. The limits' own file counts to the last call. */
const FILES = [
  "api/createPost",
  "api/createWebhookEndpoint",
  "api/credentials",
  "api/deletePost",
  "api/idempotency",
  "api/listEvents",
  "api/listPosts",
  "api/updatePost",
  "oauth/flow",
];

export type SuiteResult = { passed: number; failed: string[] };

type Report = { stats: { expected: number }; suites: Suite[] };
type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; ok: boolean; file: string; tests: { results: { error?: { message?: string } }[] }[] };

/** Runs these files of the API suite against `env.BASE_URL`, in a Playwright of its own. */
export async function runSuite(scratch: string, env: Record<string, string>): Promise<SuiteResult> {
  const report = join(scratch, "suite.json");
  const command = ["node_modules/playwright/cli.js", "test", "-c", "e2e/playwright.config.ts"];
  const options = ["--project=api through the host", `--output=${join(scratch, "suite")}`];
  const files = FILES.map((file) => `e2e/${file}.spec.ts`);
  await new Promise<void>((ended) => {
    const own = { ...process.env, ...env, GUILDHALL_URL: env.BASE_URL, GUILDHALL_NEXT_URL: "", E2E_REPORT: report };
    execFile(process.execPath, [...command, ...options, ...files], { env: own, maxBuffer: 2 ** 26 }, () => ended());
  });
  const { stats, suites } = JSON.parse(readFileSync(report, "utf8")) as Report;
  return { passed: stats.expected, failed: suites.flatMap(failedIn) };
}

function failedIn({ suites = [], specs = [] }: Suite): string[] {
  const here = specs.filter(({ ok }) => !ok).map((spec) => `${spec.file}: ${spec.title}: ${whyOf(spec)}`);
  return [...here, ...suites.flatMap(failedIn)];
}

function whyOf({ tests }: Spec): string {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
  return messages.join("\n").slice(0, 600);
}
