import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures";
import { runInOneShell } from "./shell-blocks";

/** The steps of the README's story block, pointed at the service under test. */
function storySteps(url: string): string[] {
  const block = /<!-- story:[^>]*-->\n```sh\n([\s\S]*?)```/.exec(readFileSync("README.md", "utf8"))?.[1];
  if (!block) throw new Error("the README has no story block");
  return block
    .replaceAll("http://localhost:3000", url)
    .split(/^# \d\..*$/m)
    .slice(1);
}

test.describe.configure({ timeout: 90_000 });

test("the README's curl lines work when pasted", async ({ baseURL }) => {
  const [one = "", , three = "", four = "", five = "", six = ""] = await runInOneShell(storySteps(baseURL ?? ""));
  expect(one).toContain("demo");
  const order = JSON.parse(three).result.structuredContent;
  expect(order).toMatchObject({ amount_cents: 120_000 + 22_000, currency: "usd" });
  expect(order.checkout_url).toMatch(/^http/);
  expect(JSON.parse(four).data).toHaveLength(2);
  expect(five).toContain('"handle":"demo"');
  expect(five).toContain('"slug":"hello-from-the-api');
  expect(JSON.parse(six).secret).toMatch(/^whsec_/);
});
