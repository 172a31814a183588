import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { facts } from "@/app/(docs)/docs/_guides/facts";
import { fillIn, pathOf } from "@/app/(docs)/docs/_guides/read";
import { makeCreator } from "@/db/factories";
import { makeApp } from "@/db/factories/oauth";
import { PASSWORD, signIn } from "../console/person";
import { expect, test } from "../fixtures";
import { codeBlocks } from "./code-blocks";

/** The page of the guide, served from an origin of its own; `CLIENT_ID` is put in once the app is registered. */
async function servePage(url: string) {
  const source = fillIn(await readFile(pathOf("browser"), "utf8"), { ...facts(), base_url: url });
  const page = codeBlocks(source).find(({ language }) => language === "html")?.code ?? "";
  let clientId = "";
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end(page.replace("oac_…", clientId));
  });
  await new Promise<void>((listening) => server.listen(0, () => listening()));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return { address, give: (id: string) => (clientId = id), stop: () => server.close() };
}

test("the guide's page, of another origin, is let in and greets its person", async ({ page, baseURL }) => {
  const person = await makeCreator({ password: PASSWORD, displayName: "Ada Byron" });
  const app = await servePage(baseURL ?? "");
  try {
    const { clientId } = await makeApp({ redirectUris: [app.address], authMethod: "none" });
    app.give(clientId);
    await page.goto(app.address);
    await page.getByRole("button", { name: "Connect" }).click();
    await page.waitForURL(/sign-in/);
    await signIn(page, person.email);
    await page.getByRole("button", { name: "Allow" }).click();
    await expect(page.locator("#out")).toHaveText("Hello, Ada Byron");
    expect(page.url(), "the code is out of the address").toBe(app.address);

    // signed in as that person, but nothing of the session counts from there
    const cookies = await page.evaluate(async (site) => {
      const answer = await fetch(`${site}/api/v1/me`, { credentials: "include" }).catch((error) => String(error));
      return typeof answer === "string" ? answer : answer.status;
    }, baseURL);
    expect([401, "TypeError: Failed to fetch"]).toContain(cookies);
  } finally {
    app.stop();
  }
});
