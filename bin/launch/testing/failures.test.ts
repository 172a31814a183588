import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { failuresOfPlaywright, failuresOfVitest } from "./failures";

const scratch = mkdtempSync(join(tmpdir(), "guildhall-failures-"));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Writes a file of one test that fails, runs it, and answers the JSON report. */
function reportOf(file: string, body: string, args: string[], env: Record<string, string>) {
  writeFileSync(join(scratch, file), body);
  const out = join(scratch, "report.json");
  const ran = spawnSync(
    process.execPath,
    args.map((arg) => arg.replace("OUT", out)),
    {
      env: { ...process.env, NO_COLOR: "1", ...env },
      encoding: "utf8",
    },
  );
  expect(ran.status, ran.stdout + ran.stderr).toBe(1);
  return JSON.parse(readFileSync(out, "utf8"));
}

test("a failed test of vitest is named with what it said, and so is a file that cannot be run", () => {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", `--root=${scratch}`, "--reporter=json", "--outputFile=OUT"];
  writeFileSync(join(scratch, "broken.test.ts"), 'throw new Error("no database here");');
  const body =
    'import { expect, it } from "vitest";\nit("counts", () => expect(1 + 1).toBe(3));\nit("is well", () => {});';
  const said = failuresOfVitest(reportOf("sum.test.ts", body, vitest, {}))
    .sort()
    .join("\n");
  expect(said).toMatch(/✗ .*broken\.test\.ts\n.*no database here/);
  expect(said).toMatch(/✗ .*sum\.test\.ts › counts\n.*expected 2 to be 3/);
  expect(said).not.toContain("is well");
});

test("a failed test of Playwright is named with its line and what it said", () => {
  const config = join(scratch, "playwright.config.ts");
  writeFileSync(config, 'export default { testMatch: "*.spec.ts", reporter: [["json"]] };');
  const library = JSON.stringify(join(process.cwd(), "node_modules/playwright/test.js"));
  const body = `import { expect, test } from ${library};\ntest.describe("sums", () => {\n  test("add up", () => expect(1 + 1).toBe(3));\n});`;
  const args = ["node_modules/playwright/cli.js", "test", "-c", config];
  const said = failuresOfPlaywright(
    reportOf("sum.spec.ts", body, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: join(scratch, "report.json") }),
  );
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^✗ sum\.spec\.ts:3 › add up\n[\s\S]*Expected: 3/);
});

test("a failed test of a page says what stood there, from its main part on", () => {
  const said = (page: string) => {
    const path = join(scratch, "error-context.md");
    writeFileSync(path, `# Page snapshot\n\n\`\`\`yaml\n${page}\n\`\`\`\n`);
    const result = { status: "failed", errors: [{ message: "No" }], attachments: [{ name: "error-context", path }] };
    const spec = { ok: false, title: "opens", file: "a.spec.ts", line: 1, tests: [{ results: [result] }] };
    return failuresOfPlaywright({ suites: [{ specs: [spec] }] });
  };
  const main = '- main [ref=e2]:\n  - link "Buy" [ref=e3] [cursor=pointer]:\n    - /url: /buy';
  expect(said(`- banner: Guildhall\n${main}`)).toEqual(['✗ a.spec.ts:1 › opens\n    No\n  The page:\n  - link "Buy":']);
  expect(said("- text: Nothing here")).toEqual(["✗ a.spec.ts:1 › opens\n    No\n  The page:\n- text: Nothing here"]);
});
