import type { Page } from "playwright/test";
import { makeCreator } from "@/db/factories";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible, expectSoundInEveryView } from "../soundness";

const [TOKYO, BERGEN] = ["Asia/Tokyo", "Europe/Oslo"];
const VIEW = { width: 1280, height: 900 };

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() }, timezoneId: TOKYO, locale: "en-GB" });

/** "16:00" on a clock. */
const on = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone }).format(Date.parse(at));

const labelOf = (page: Page, slot: string) => page.locator("label", { has: page.locator(`input[value="${slot}"]`) });

test("a buyer in Tokyo and a creator in Bergen agree on a time, move it twice, and both read it right", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const creator = await makeCreator({ displayName: "Mara Lind", password: PASSWORD });
  const buyer = `aiko-${creator.profileId.slice(-8)}@example.com`;
  const bergen = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { "x-forwarded-for": freshAddress() },
    timezoneId: BERGEN,
    locale: "en-GB",
    viewport: VIEW,
  });
  const studio = await bergen.newPage();
  await signIn(studio, creator.email);

  await test.step("Mara says when she can be met, and what for", async () => {
    await studio.goto("/studio/bookings/availability");
    await studio.getByLabel("What people book").fill("First talk");
    await expect(studio.getByLabel("Your time zone")).toHaveValue(BERGEN);
    await studio.getByLabel("Tuesday, to").fill("08:00");
    await studio.getByRole("button", { name: "Save availability" }).click();
    const tuesday = studio.getByRole("listitem").filter({ hasText: "Tuesday" });
    await expect(tuesday.getByText("The end must come after the start")).toBeVisible();
    await expect(studio.getByLabel("Tuesday, from")).toBeFocused();
    await studio.getByLabel("Tuesday, to").fill("17:00");
    await studio.getByRole("button", { name: "Save availability" }).click();
    await studio.getByRole("button", { name: "New type" }).click();
    const dialog = studio.getByRole("dialog");
    await dialog.getByLabel("What people book").fill("Brand audit");
    await dialog.getByLabel("Length").selectOption("60");
    await dialog.getByLabel("At the latest").selectOption("60");
    await dialog.getByLabel("At most a day").fill("2");
    await dialog.getByLabel("Pause after").selectOption("15");
    await dialog.getByLabel("Link, number or address").fill("https://meet.example.com/mara");
    await dialog.getByRole("button", { name: "Save type" }).click();
    await expect(studio.getByText("60 minutes, 0 before and 15 after free, at most 2 a day")).toBeVisible();
    await studio.getByRole("button", { name: "Make an address" }).click();
    await expect(studio.getByText(/calendar\.ics\?token=/)).toBeVisible();
    await expectSoundInEveryView(studio);
    await studio.setViewportSize(VIEW);
  });
  const feed = new URL((await studio.getByText(/calendar\.ics\?token=/).textContent()) ?? "");

  let booked = "";
  await test.step("Aiko walks the month with the arrows, and books", async () => {
    await page.goto(`/${creator.handle}/book`);
    await page.getByLabel("What is it about?").fill("A mark for a tea house.");
    await page.getByRole("radio").first().check({ force: true });
    const unchosen = page.getByRole("region", { name: "Your booking" }).getByText("Choose a time first.");
    await expect(unchosen).toHaveCount(0);
    await page.getByRole("link", { name: /^Brand audit/ }).click();
    await page.waitForURL(/type=brand-audit/);
    // the time was free for the other type; what was written is good for any
    await expect(unchosen).toBeVisible();
    await expect(page.getByLabel("What is it about?")).toHaveValue("A mark for a tea house.");
    await expect(page.getByLabel("Your time zone")).toHaveValue(TOKYO);
    const grid = page.getByRole("grid");
    await grid.locator("[tabindex='0']").focus();
    const day = grid.locator(":focus");
    const before = (await day.getAttribute("data-day")) ?? "";
    await page.keyboard.press("ArrowRight");
    const next = new Date(Date.parse(`${before}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    await expect(day).toHaveAttribute("data-day", next);
    await page.keyboard.press("PageDown");
    await page.waitForURL(/month=/);
    await expect(day).not.toHaveAttribute("data-day", new RegExp(`^${next.slice(0, 7)}`));
    await page.keyboard.press("PageUp");
    await expect(day).toHaveAttribute("data-day", new RegExp(`^${next.slice(0, 7)}`));
    await grid
      .getByRole("button", { name: /times? free/ })
      .first()
      .press("Enter");
    await expectSoundInEveryView(page);
    const radio = page.getByRole("radio").first();
    booked = (await radio.getAttribute("value")) ?? "";
    const label = labelOf(page, booked);
    await expect(label).toContainText(on(TOKYO, booked));
    await expect(label).toContainText(`${on(BERGEN, booked)} Oslo`);
    await radio.check({ force: true });
    await page.getByLabel("Your name").fill("Aiko Mori");
    await page.getByLabel("Your email").fill(buyer);
    await page.getByRole("button", { name: "Confirm booking" }).click();
    await page.waitForURL(/\/bookings\/book_/);
    await expect(page.getByText(on(TOKYO, booked)).first()).toBeVisible();
    await expect(page.getByText(new RegExp(`${on(BERGEN, booked)}.*Europe/Oslo`))).toBeVisible();
    await expectSoundInEveryView(page);
  });

  await test.step("both have it by mail, each on their own clock first", async () => {
    const text = async (to: string) => (await mailsTo(to)).at(-1)?.text ?? "";
    for (const [to, mine, other] of [
      [buyer, TOKYO, BERGEN],
      [creator.email, BERGEN, TOKYO],
    ] as const) {
      expect(await text(to)).toMatch(
        new RegExp(`${on(mine, booked)} to [\\d:]+ \\(${mine}\\)\\nFor .*: .*${on(other, booked)} to`),
      );
    }
  });

  let moved = "";
  await test.step("Aiko moves it from the link in her mail, told on another clock", async () => {
    await page.getByRole("link", { name: "Choose another time" }).click();
    await page.waitForURL(/\/move\?/);
    const zone = page.getByLabel("Your time zone");
    await zone.fill("reykjavik");
    await zone.press("Enter");
    await expect(zone).toHaveValue("Atlantic/Reykjavik");
    const radio = page.getByRole("radio").first();
    moved = (await radio.getAttribute("value")) ?? "";
    await expect(labelOf(page, moved)).toContainText(on("Atlantic/Reykjavik", moved));
    await zone.fill("nowhere at all");
    await zone.press("Enter");
    await expect(page.getByText("Choose a zone from the list")).toBeVisible();
    await zone.fill("Tokyo");
    await zone.press("Enter");
    await expect(zone).toHaveValue(TOKYO);
    const send = page.getByRole("button", { name: "Move the booking" });
    const says = page.getByRole("region", { name: "The new time" });
    await send.click();
    await expect(says.getByRole("alert")).toHaveText("Choose a time first.");
    await page.locator(`input[type=radio][value="${moved}"]`).check({ force: true });
    await expect(says.getByRole("alert")).toHaveCount(0);
    await expect(says).toContainText(on(TOKYO, moved));
    // a refusal stands under the time that it speaks of, and goes with the choice of another
    await page.route("**/move?*", (route) => (route.request().method() === "POST" ? route.abort() : route.fallback()));
    await send.click();
    await expect(says.getByRole("alert")).toContainText("could not be reached");
    await expect(says).toContainText(on(TOKYO, moved));
    await page.unroute("**/move?*");
    await page.getByRole("radio").nth(1).check({ force: true });
    await expect(says.getByRole("alert")).toHaveCount(0);
    await page.locator(`input[type=radio][value="${moved}"]`).check({ force: true });
    await expectAccessible(page);
    await page.getByRole("button", { name: "Move the booking" }).click();
    await page.waitForURL(/moved/);
    await expect(page.getByText("Your booking is moved.")).toBeVisible();
    await expect(page.getByText(on(TOKYO, moved)).first()).toBeVisible();
    do await page.goBack();
    while (page.url().includes("/move?"));
    await expect(page.locator(`time[datetime="${moved}"]`).first()).toBeVisible();
  });

  await test.step("Mara sees the new time, and moves it once more; her calendar follows", async () => {
    const entry = async () =>
      (await (await studio.request.get(`${feed.pathname}${feed.search}`)).text()).replace(/\r\n /g, "");
    const stamp = (at: string) => at.replace(/[-:]|\.000/g, "");
    expect(await entry()).toMatch(new RegExp(`SEQUENCE:1\\r\\n[\\s\\S]*DTSTART:${stamp(moved)}`));
    await studio.goto("/studio/bookings");
    await expect(studio.getByText(on(BERGEN, moved)).first()).toBeVisible();
    await studio.getByRole("link", { name: "Move the booking of Aiko Mori" }).click();
    await studio.waitForURL(/\/move$/);
    await expectSoundInEveryView(studio);
    await studio.setViewportSize(VIEW);
    const radio = studio.getByRole("radio").first();
    const again = (await radio.getAttribute("value")) ?? "";
    await radio.check({ force: true });
    await studio.getByRole("button", { name: "Move the booking" }).click();
    await studio.waitForURL(/\/studio\/bookings$/);
    await expect(studio.getByText(on(BERGEN, again)).first()).toBeVisible();
    expect(await entry()).toMatch(new RegExp(`SEQUENCE:2\\r\\n[\\s\\S]*DTSTART:${stamp(again)}`));
    const [mail] = (await mailsTo(buyer)).filter(({ subject }) => subject.startsWith("Moved")).slice(-1);
    expect(mail?.text).toContain(`Mara Lind moved Brand audit. It is now:`);
    expect(mail?.text).toContain(`${on(TOKYO, again)} to`);
    await page.reload();
    await expect(page.getByText(on(TOKYO, again)).first()).toBeVisible();
  });
  await bergen.close();
});
