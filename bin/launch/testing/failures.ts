import { readFileSync } from "node:fs";

/** What a run of tests says at its end of each test that failed: a log is often kept by its last lines alone. */
const LONGEST = 1200;
const PAGE_LONGEST = 1500;

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    ok: boolean;
    title: string;
    file: string;
    line: number;
    tests: {
      results: {
        status: string;
        errors: { message?: string }[];
        attachments: { name: string; path?: string }[];
      }[];
    }[];
  }[];
};

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: PlaywrightSuite[] };

export type { PlaywrightReport, VitestReport };

/** `name` and the beginning of what it said, indented below it. */
export function failure(name: string, said: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  const plain = said.replace(/\u001b\[[0-9;]*m/g, "").slice(0, LONGEST);
  return `✗ ${name}\n${plain.replace(/^/gm, "    ")}`;
}

/** One text per failed test of vitest's JSON report, and per file that could not be run. */
export function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [failure(name, message)] : [];
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages.join("\n")));
  });
}

/** One text per failed test of Playwright's JSON report. */
export function failuresOfPlaywright({ suites }: Pick<PlaywrightReport, "suites">): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter((spec) => !spec.ok)
      .map((spec) => failure(`${spec.file}:${spec.line} › ${spec.title}`, errorsOf(spec.tests)) + pageOf(spec.tests)),
    ...failuresOfPlaywright({ suites: suite.suites ?? [] }),
  ]);
}

function errorsOf(tests: PlaywrightSuite["specs"][number]["tests"]): string {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return errors.map(({ message }) => message ?? "").join("\n");
}

/** What stood on the page when the test gave up, from its main part on; nothing for a test without a page. */
function pageOf(tests: PlaywrightSuite["specs"][number]["tests"]): string {
  const attached = tests.flatMap(({ results }) => results.flatMap(({ attachments }) => attachments));
  const path = attached.find(({ name }) => name === "error-context")?.path;
  const [, page = ""] = (path && /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, "utf8"))) || [];
  const told = page.slice(Math.max(0, page.search(/- main\b/))).split("\n");
  const text = told.filter((line) => /[":]./.test(line) && !line.includes("/url:")).join("\n");
  return text && `\n  The page:\n${text.replace(/ \[(?:ref|cursor)=\w+\]/g, "").slice(0, PAGE_LONGEST)}`;
}
