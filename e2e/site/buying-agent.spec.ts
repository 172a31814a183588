import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { facts } from "@/app/(docs)/docs/_guides/facts";
import { fillIn, pathOf } from "@/app/(docs)/docs/_guides/read";
import { makeCreator, makeProduct } from "@/db/factories";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { codeBlocks } from "./code-blocks";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const CRAFT = "zincography";

/** The program that the tutorial builds, started; what it has printed, and how it ended. */
async function startTutorial(url: string, folder: string) {
  const source = fillIn(await readFile(pathOf("build-a-buying-agent"), "utf8"), { ...facts(), base_url: url });
  const program = codeBlocks(source).filter(({ language }) => language === "ts");
  const outfile = join(folder, "agent.mjs");
  const contents = program.map(({ code }) => code).join("\n");
  await build({ stdin: { contents, loader: "ts" }, outfile, format: "esm", platform: "node" });
  const child = spawn(process.execPath, [outfile], { env: { ...process.env, GUILDHALL_URL: url, WANTED: CRAFT } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const ended = new Promise<number | null>((done) => child.on("exit", done));
  return { printed: () => printed, ended, stop: () => child.kill() };
}

test("the tutorial's agent is let in, ordered for, refused, and paid", async ({ page, baseURL }) => {
  const url = baseURL ?? "";
  const seller = await makeCreator({ mcpDiscoverable: true, skills: [CRAFT], tagline: `I do ${CRAFT}` });
  await makeProduct(seller.profileId, { name: `A plate in ${CRAFT}`, sellable: true });
  const person = await makeCreator({ password: PASSWORD });
  const folder = await mkdtemp(join(tmpdir(), "buying-agent-"));
  const agent = await startTutorial(url, folder);
  try {
    await expect.poll(agent.printed).toContain("Open this page: ");
    await signIn(page, person.email);
    await page.goto(/Open this page: (\S+)/.exec(agent.printed())?.[1] ?? "");
    await page.getByLabel("Most for one order, $").fill("400");
    await page.getByRole("button", { name: "Allow" }).click();
    await expect.poll(agent.printed).toContain("Prepared ");

    await page.goto("/approvals");
    await expect(page.getByRole("article").first()).toContainText("Bakery helper");
    await page.getByRole("button", { name: "Refuse" }).click();
    await page.getByRole("dialog").getByLabel(/Why/).fill("The smaller one will do.");
    await page.getByRole("dialog").getByRole("button", { name: "Refuse" }).click();
    await expect.poll(agent.printed).toContain("REFUSED: The smaller one will do.");
    await expect.poll(() => agent.printed().match(/Prepared /g)?.length).toBe(2);

    await page.goto("/approvals");
    await page.getByRole("button", { name: "Approve and pay" }).click();
    await page.waitForURL(/checkout/);
    await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
    await page.getByLabel(/expir/i).fill("12 / 34");
    await page.getByLabel(/cvc|security/i).fill("123");
    await page.getByLabel(/name/i).fill("Robin Ashby");
    await page.getByRole("button", { name: /pay/i }).click();
    expect(await agent.ended, agent.printed()).toBe(0);
    expect(agent.printed()).toContain("APPROVED: ");
  } finally {
    agent.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
