import sharp from "sharp";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible } from "../soundness";
import { enter, WAYS } from "./hands";

test.use({ extraHTTPHeaders: { "x-forwarded-for": freshAddress() } });

/** A picture as a camera would save it, of two colours. */
async function picture(name: string, color: string, width = 1_400, height = 900) {
  const paint = (across: number, background: string) =>
    sharp({ create: { width: across, height, channels: 3, background } });
  const input = await paint(width / 2, "#f2ede4")
    .png()
    .toBuffer();
  const buffer = await paint(width, color)
    .composite([{ input, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

for (const { way, width, handsOf } of WAYS)
  test(`pictures from an empty profile to a full portfolio: ${way}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const hands = handsOf(page);
    const creator = await makeCreator({ password: PASSWORD, displayName: "Ada Lindqvist" });
    const home = `/${creator.handle}`;
    await enter(page, hands, creator.email, PASSWORD);

    await test.step("a face and a cover, cut to their frames by the keyboard", async () => {
      await page.goto("/settings");
      for (const [place, title, color] of [
        ["picture", "Your picture", "#28527a"],
        ["cover", "Your cover", "#7a3b28"],
      ] as const) {
        await hands.attach(page.getByLabel(`Your ${place}: choose, drop or paste`), await picture("me.jpg", color));
        const dialog = page.getByRole("dialog", { name: title });
        const frame = dialog.getByLabel("What is shown: arrow keys move it");
        await expect(frame).toBeVisible();
        await hands.press(frame);
        for (let n = 0; n < 3; n++) await page.keyboard.press("ArrowRight");
        await expectAccessible(page);
        await hands.write(dialog.getByLabel("What it shows"), `A ${place} in two colours`);
        await hands.press(dialog.getByRole("button", { name: "Use this picture" }));
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole("textbox", { name: `What your ${place} shows` })).toHaveValue(
          `A ${place} in two colours`,
        );
      }
      await page.goto(home);
      await expect(page.getByRole("img", { name: "A picture in two colours" })).toBeVisible();
      const cover = page.getByRole("img", { name: "A cover in two colours" });
      const [width, height] = await cover.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
      expect(Math.round((width ?? 0) / (height ?? 1))).toBe(4);
    });

    await test.step("pieces of a portfolio: a refused file is told why, others go up and are described", async () => {
      await page.goto("/studio/portfolio");
      await hands.press(page.getByRole("link", { name: "New piece" }));
      for (const [title, color] of [
        ["Ferry terminal", "#1f6f54"],
        ["Cider labels", "#8a6d1f"],
      ] as const) {
        await page.goto("/studio/portfolio/new");
        await hands.write(page.getByLabel("Title"), title);
        const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") };
        const chosen = page.getByLabel("Pictures: choose, drop or paste");
        await hands.attach(chosen, [notes, await picture("work.jpg", color)]);
        await expect(page.getByText("notes.txt is not a picture that we know.")).toBeVisible();
        await expect(page.getByRole("button", { name: "Try notes.txt again" })).toBeVisible();
        await hands.press(page.getByRole("button", { name: "Let go of notes.txt" }));
        await hands.write(page.getByLabel("What picture 1 shows"), `${title}, seen from the sea`);
        await hands.write(page.getByLabel("Year"), "2025");
        await hands.press(page.getByRole("button", { name: "Add to your portfolio" }));
        await page.waitForURL("**/studio/portfolio");
      }
      await page.getByRole("button", { name: "Move Cider labels up" }).press("Enter");
      await expect(page.getByText("Cider labels is now 1 of 2")).toBeAttached();
      await expectAccessible(page);
      await page.goto(home);
      const pieces = page.getByRole("region", { name: "Portfolio" }).getByRole("heading", { level: 3 });
      await expect(pieces).toHaveText(["Cider labels", "Ferry terminal"]);
      await hands.press(page.getByRole("link", { name: "Ferry terminal" }));
      await expect(page.getByRole("img", { name: "Ferry terminal, seen from the sea" })).toBeVisible();
    });

    await test.step("a post shows what is pasted into it", async () => {
      await page.goto("/studio/posts/new");
      await hands.write(page.getByLabel("Title"), "How the terminal came to be");
      const body = page.getByLabel("Text", { exact: true });
      await hands.write(body, "It began with a drawing.");
      await body.press("End");
      const { buffer } = await picture("drawing.jpg", "#5b3f8c");
      await body.evaluate((area, base64) => {
        const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([bytes], "drawing.jpg", { type: "image/jpeg" }));
        area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, buffer.toString("base64"));
      await expect(body).toHaveValue(/!\[\]\(http.*\/media\/[0-9a-f]{32}-1280\.webp\)/);
      await page.keyboard.type("The first drawing");
      await hands.press(page.getByRole("tab", { name: "Preview" }));
      await expect(page.getByRole("img", { name: "The first drawing" })).toBeVisible();
      await hands.press(page.getByRole("tab", { name: "Write" }));
      await hands.press(page.getByRole("button", { name: "Publish" }));
      await page.waitForURL("**/studio/posts");
      await page.goto(`${home}/posts/how-the-terminal-came-to-be`);
      const shown = page.getByRole("img", { name: "The first drawing" });
      await expect(shown).toHaveAttribute("srcset", /-320\.webp 320w.*-1280\.webp 1280w/);
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    });
  });

test("a picture and a file that are chosen before the page is live are taken once it is", async ({ page }) => {
  const creator = await makeCreator({ password: PASSWORD });
  const order = await makePaidOrder(creator.profileId);
  await signIn(page, creator.email);
  for (const [path, chosen, taken] of [
    ["/settings", page.getByLabel("Your picture: choose"), page.getByRole("dialog", { name: "Your picture" })],
    [`/studio/orders/${order.id}`, page.getByLabel("Add files").last(), page.getByText("me.jpg", { exact: true })],
  ] as const) {
    let live = () => {};
    const wait = new Promise<void>((resolve) => {
      live = resolve;
    });
    await page.route("**/_next/**/*.js*", async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await chosen.setInputFiles(await picture("me.jpg", "#28527a"));
    live();
    await expect(taken).toBeVisible();
    await page.unrouteAll();
  }
});
