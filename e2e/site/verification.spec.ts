import { makeCreator, proveAddress } from "@/db/factories";
import { systemContext } from "@/lib/core/system-context";
import { setOperator } from "@/lib/domain/people/accounts/standing/operators";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectSoundInEveryView, OPENED } from "../soundness";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() }, ...OPENED });

test("a creator shows who they are, an operator opens the document and says so, and the page has the mark", async ({
  page,
  browser,
}) => {
  test.slow();
  const seeker = await makeCreator({ password: PASSWORD, verified: false });
  await signIn(page, seeker.email);
  await page.goto("/settings");
  const form = page.getByRole("form", { name: "Verification" });
  await form.getByLabel("Your name, as in the document").fill("Vera Rihn");
  const document = { name: "passport.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 a passport") };
  await form.locator("input[type=file]").setInputFiles(document);
  await expect(form.getByRole("button", { name: "Remove passport.pdf" })).toBeVisible();
  await form.getByRole("button", { name: "Ask to be verified" }).click();
  await expect(page.getByText("Your request is with the operators")).toBeVisible();
  await expect(page.getByText("With the operators", { exact: true })).toBeVisible();
  await expectSoundInEveryView(page);

  const ada = await makeCreator({ password: PASSWORD });
  await proveAddress(ada.userId);
  await setOperator(systemContext("test", new Date()), ada.email, true);
  const theirs = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() }, ...OPENED });
  const operator = await theirs.newPage();
  await signIn(operator, ada.email);
  await operator.goto("/operator/queues/verification");
  await operator
    .locator("li", { hasText: `@${seeker.handle}` })
    .getByRole("link")
    .click();
  const link = operator.getByRole("link", { name: "passport.pdf" });
  await expect(link).toBeVisible();
  await expectSoundInEveryView(operator);
  const address = (await link.getAttribute("href")) ?? "";
  expect(await (await operator.request.get(address)).text()).toBe("%PDF-1.4 a passport");
  expect((await page.request.get(address)).status()).toBe(404);
  await operator.getByRole("button", { name: "Verify", exact: true }).click();
  await operator.getByLabel("Why").fill("The passport fits the page.");
  await operator.getByRole("dialog").getByRole("button", { name: "Verify" }).click();
  await expect(operator.getByText("They were let go of when the request was closed.")).toBeVisible();
  expect((await operator.request.get(address)).status()).toBe(404);
  await theirs.close();

  await page.reload();
  await expect(page.getByText("An operator has checked who you are.")).toBeVisible();
  await page.goto(`/${seeker.handle}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("identity verified");
});
