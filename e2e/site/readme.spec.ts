import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "../fixtures";

/** The README's story block, pointed at the service under test. Each command's output is told apart by a mark between them. */
function storyScript(url: string): string {
  const block = /<!-- story:[^>]*-->\n```sh\n([\s\S]*?)```/.exec(readFileSync("README.md", "utf8"))?.[1];
  if (!block) throw new Error("the README has no story block");
  return `set -e\n${block.replaceAll("http://localhost:3000", url).replace(/^# (\d)\..*$/gm, 'echo "--- $1"')}`;
}

test("the README's curl lines work when pasted", async ({ baseURL }) => {
  const { stdout } = await promisify(execFile)("bash", ["-c", storyScript(baseURL ?? "")], { timeout: 40_000 });
  const answers = new Map(
    stdout
      .split("--- ")
      .slice(1)
      .map((part) => [part.slice(0, 1), part.slice(2)]),
  );
  expect(answers.get("1")).toContain("demo");
  const order = JSON.parse(answers.get("3") ?? "{}").result.structuredContent;
  expect(order).toMatchObject({ amount_cents: 120_000 + 22_000, currency: "usd" });
  expect(order.checkout_url).toMatch(/^http/);
  expect(JSON.parse(answers.get("4") ?? "{}").data).toHaveLength(2);
  const five = answers.get("5") ?? "";
  expect(five).toContain('"handle":"demo"');
  expect(five).toContain('"slug":"hello-from-the-api');
  expect(JSON.parse(answers.get("6") ?? "{}").secret).toMatch(/^whsec_/);
});
