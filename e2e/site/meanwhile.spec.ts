import { makeCreator, makePaidOrder } from "@/db/factories";
import { makeAvailability } from "@/db/factories/creator-records";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { PASSWORD } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible } from "../soundness";
import { hold, holdAction, picture, signedIn } from "./holding";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

const text = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(`This is ${name}.`) });

test("files that are chosen and removed while others go up are those that are delivered", async ({ page }) => {
  const creator = await signedIn(page, "/studio");
  const order = await makePaidOrder(creator.profileId);
  await page.goto(`/studio/orders/${order.id}`);
  const chosen = page.getByLabel(/^Add files/);
  const files = page.getByRole("list", { name: "Files of this delivery" }).getByRole("listitem");
  const deliver = page.getByRole("button", { name: "Deliver", exact: true });
  await chosen.setInputFiles(text("one.txt"));
  await expect(files).toHaveText([/one\.txt/]);
  const go = await hold(page, "**/files");
  await chosen.setInputFiles(text("two.txt"));
  await expect(page.getByText("Uploading two.txt")).toBeVisible();
  await chosen.setInputFiles([text("three.txt"), text("four.txt")]);
  await page.getByRole("button", { name: "Remove one.txt" }).click();
  await expect(deliver).toBeDisabled();
  go();
  await expect(files).toHaveText([/two\.txt/, /three\.txt/, /four\.txt/]);
  await expect(deliver).toBeEnabled();
});

test("a picture on its way holds the form, and Enter in what it shows sends what was typed", async ({ page }) => {
  const creator = await signedIn(page, "/studio/portfolio/new");
  await page.getByLabel("Title").fill("Ferry terminal");
  const go = await hold(page, "**/studio/media");
  await page.getByLabel("Pictures: choose, drop or paste").setInputFiles(await picture("pier.png"));
  await expect(page.getByText("Uploading pier.png")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to your portfolio" })).toBeDisabled();
  go();
  await page.getByLabel("What picture 1 shows").fill("A pier at dusk");
  await page.getByLabel("What picture 1 shows").press("Enter");
  await page.waitForURL("**/studio/portfolio");
  await page.goto(`/${creator.handle}`);
  await expect(page.getByRole("img", { name: "A pier at dusk" })).toBeVisible();
});

test("a picture in a post's text holds the form and leaves the cursor where somebody writes", async ({ page }) => {
  await signedIn(page, "/studio/posts/new");
  const body = page.getByLabel("Text", { exact: true });
  const go = await hold(page, "**/studio/media");
  await page.getByLabel("Pictures: choose, drop or paste").setInputFiles(await picture("pier.png"));
  await expect(page.getByText("Uploading pier.png")).toBeVisible();
  await page.getByLabel("Title").pressSequentially("The p");
  for (const name of ["Save draft", "Publish"]) await expect(page.getByRole("button", { name })).toBeDisabled();
  go();
  await expect(body).toHaveValue(/!\[\]\(http/);
  await page.keyboard.type("ier");
  await expect(page.getByLabel("Title")).toHaveValue("The pier");
  await expect(page.getByRole("button", { name: "Publish" })).toBeEnabled();
  // nor is who writes on in the text moved into what the picture shows
  await body.fill("A boa");
  const again = await hold(page, "**/studio/media");
  await page.getByLabel("Pictures: choose, drop or paste").setInputFiles(await picture("boat.png"));
  await expect(page.getByText("Uploading boat.png")).toBeVisible();
  await body.focus();
  await page.keyboard.type("t at ");
  again();
  await expect(body).toHaveValue(/!\[\]\(http/);
  await page.keyboard.type("sea");
  await expect(body).toHaveValue(/^A boat at sea\n\n!\[\]\(http/);
  const prevented = await body.evaluate(
    (area, kinds) => {
      return kinds.map((kind) => {
        const dataTransfer = new DataTransfer();
        if (kind === "text") dataTransfer.setData("text/plain", "dragged");
        else dataTransfer.items.add(new File(["x"], "notes.txt"));
        return ["dragover", "drop"].map(
          (type) => !area.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
        );
      });
    },
    ["text", "file"],
  );
  expect(prevented).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("what is typed and added while a message is sent stays for the next one", async ({ page }) => {
  const creator = await signedIn(page, "/studio");
  const order = await makePaidOrder(creator.profileId);
  await page.goto(`/studio/orders/${order.id}`);
  const area = page.getByLabel(/^Message to/);
  const files = page.getByRole("list", { name: "Files of this message" }).getByRole("listitem");
  const attach = page.getByLabel("Attach files");
  // the first message opens the conversation, the second finds it open
  for (const n of [1, 2]) {
    await area.fill(`Message ${n}.`);
    await attach.setInputFiles(text(`sent-${n}.txt`));
    await expect(files).toHaveText([new RegExp(`sent-${n}`)]);
    const sent = await holdAction(page);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await area.pressSequentially(" And more");
    await attach.setInputFiles(text("later.txt"));
    await expect(files).toHaveCount(2);
    sent();
    await expect(page.getByRole("article").or(page.getByRole("listitem")).getByText(`Message ${n}.`)).toBeVisible();
    await expect(area).toHaveValue("And more");
    await expect(files).toHaveText([/later\.txt/]);
    await page.getByRole("button", { name: "Remove later.txt" }).click();
  }
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("And more");
  await page.reload();
  await expect(area).toHaveValue("And more");
});

test("what is typed while a post is saved or published is in its draft", async ({ page }) => {
  await signedIn(page, "/studio/posts/new");
  const body = page.getByLabel("Text", { exact: true });
  await page.getByLabel("Title").fill("On typing");
  for (const [press, there] of [
    ["Save draft", /\/studio\/posts\/post_/],
    ["Publish", /\/studio\/posts$/],
  ] as const) {
    await body.fill("First words.");
    const answered = await holdAction(page);
    await page.getByRole("button", { name: press }).click();
    await body.press("ControlOrMeta+End");
    await body.pressSequentially(" And these.");
    answered();
    await page.waitForURL(there);
    if (press === "Publish") await page.getByRole("link", { name: "On typing" }).click();
    await expect(page.getByText("Restored what you typed")).toBeVisible();
    await expect(body).toHaveValue("First words. And these.");
  }
  await page.goto("/studio/posts/new");
  await expect(page.getByLabel("Title")).toHaveValue("");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(":post:new")))).toEqual([]);
});

test("a password that is refused after one was changed stays in its field", async ({ page }) => {
  await signedIn(page, "/settings/account");
  const [current, next] = [page.getByLabel("Current password"), page.getByLabel("New password")];
  await current.fill(PASSWORD);
  await next.fill(`${PASSWORD}, and another`);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();
  await expect(current).toHaveValue("");
  await expect(page.getByRole("button", { name: "Change password" })).toBeFocused();
  await current.fill("not the one");
  await next.fill("a third one, long enough");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(current).toHaveAttribute("aria-invalid", "true");
  await expect(current).toHaveValue("not the one");
  await expect(next).toHaveValue("a third one, long enough");
});

test("what is typed while days are being blocked is of the next block", async ({ page }) => {
  const creator = await signedIn(page, "/studio");
  await makeAvailability(creator.profileId);
  await page.goto("/studio/bookings/availability");
  const form = page.getByRole("form", { name: "Block days" });
  for (const label of ["First day", "Last day"]) await form.getByLabel(label).fill("2031-05-04");
  const sent = await holdAction(page);
  await form.getByRole("button", { name: "Block" }).click();
  await form.getByLabel("Note to yourself").fill("The next one");
  sent();
  await expect(page.getByText("Days blocked")).toBeVisible();
  await expect(form.getByLabel("First day")).toHaveValue("");
  await expect(form.getByLabel("Note to yourself")).toHaveValue("The next one");
});

test("from when deliveries are recovered stays as it was chosen while the page behind moves on", async ({ page }) => {
  const creator = await signedIn(page, "/developers");
  const { id } = await testEndpoint(creator.profileId, "https://example.com/hooks");
  // a minute goes by with each look that the page takes
  let looks = 0;
  await page.route(new RegExp(`webhooks/${id}.*_rsc=`), async (route) => {
    const answer = await route.fetch();
    looks += 1;
    const body = (await answer.text()).replace(
      /("dayAgo":"\d{4}-\d\d-\d\dT\d\d:)\d\d/,
      `$1${String(looks % 60).padStart(2, "0")}`,
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`/developers/webhooks/${id}`);
  await page.getByRole("button", { name: "Recover" }).click();
  const from = page.getByRole("dialog").getByLabel("From");
  await from.fill("2026-02-03T04:05");
  const before = looks;
  const look = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  // the second look is taken once the page shows the first
  await expect.poll(() => look().then(() => looks)).toBeGreaterThan(before + 1);
  await expect(from).toHaveValue("2026-02-03T04:05");
  await expectAccessible(page);
  // a look that is still taken then must not lose its answer with the page
  await page.unrouteAll({ behavior: "wait" });
});

test("a file that a brief's draft brings back is seen and can be taken out", async ({ page }) => {
  const creator = await makeCreator();
  const order = await makePaidOrder(creator.profileId);
  await page.goto(`/orders/${order.id}?token=${order.token}`);
  const files = page.getByRole("list", { name: "Files of the brief" }).getByRole("listitem");
  await page.getByLabel(/^Add files/).setInputFiles(text("logo.txt"));
  await expect(files).toHaveText([/logo\.txt/]);
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("logo.txt");
  await page.reload();
  await expect(page.getByText("Restored what you typed")).toBeVisible();
  await expect(files).toHaveText([/logo\.txt/]);
  // the focus goes to why it was refused, and not to the note above it
  await page.route("**", (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
  await page.getByRole("button", { name: "Send the brief" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "could not be reached" })).toBeFocused();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Remove logo.txt" }).click();
  await expect(files).toHaveCount(0);
});

test("a page that looks again by itself stays while the server cannot be reached, with what is typed on it", async ({
  page,
}) => {
  const creator = await signedIn(page, "/studio");
  const { id } = await testEndpoint(creator.profileId, "https://example.com/hooks");
  await page.goto(`/developers/webhooks/${id}`);
  await page.getByRole("button", { name: "Edit" }).click();
  const written = page.getByRole("textbox", { name: "Description" });
  await written.fill("Half a senten");
  const away = page.getByRole("status").filter({ hasText: "The server cannot be reached. Trying again." });
  const look = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  for (const offline of [true, false]) {
    await page.context().setOffline(offline);
    await expect.poll(() => look().then(() => away.count())).toBe(offline ? 1 : 0);
    await expect(written).toHaveValue("Half a senten");
  }
});
