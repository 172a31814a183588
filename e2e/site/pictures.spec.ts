import sharp from "sharp";
import { makeCreator } from "@/db/factories";
import { PASSWORD, signIn } from "../console/person";
import { expect, freshAddress, test } from "../fixtures";
import { expectAccessible } from "../soundness";

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

test("pictures from an empty profile to a full portfolio", async ({ page }) => {
  test.setTimeout(120_000);
  const creator = await makeCreator({ password: PASSWORD, displayName: "Ada Lindqvist" });
  const home = `/${creator.handle}`;
  await signIn(page, creator.email);

  await test.step("a face and a cover, cut to their frames by the keyboard", async () => {
    await page.goto("/settings");
    for (const [place, title, color] of [
      ["picture", "Your picture", "#28527a"],
      ["cover", "Your cover", "#7a3b28"],
    ] as const) {
      await page.getByLabel(`Your ${place}: choose, drop or paste`).setInputFiles(await picture("me.jpg", color));
      const dialog = page.getByRole("dialog", { name: title });
      const frame = dialog.getByLabel("What is shown: arrow keys move it");
      await expect(frame).toBeVisible();
      await frame.focus();
      for (let n = 0; n < 3; n++) await page.keyboard.press("ArrowRight");
      await expectAccessible(page);
      await dialog.getByLabel("What it shows").fill(`A ${place} in two colours`);
      await dialog.getByRole("button", { name: "Use this picture" }).click();
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
    await page.getByRole("link", { name: "Add a piece" }).click();
    for (const [title, color] of [
      ["Ferry terminal", "#1f6f54"],
      ["Cider labels", "#8a6d1f"],
    ] as const) {
      await page.goto("/studio/portfolio/new");
      await page.getByLabel("Title").fill(title);
      const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") };
      const chosen = page.getByLabel("Pictures: choose, drop or paste");
      await chosen.setInputFiles([notes, await picture("work.jpg", color)]);
      await expect(page.getByText("notes.txt is not a picture that we know.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Try notes.txt again" })).toBeVisible();
      await page.getByRole("button", { name: "Let go of notes.txt" }).click();
      await page.getByLabel("What picture 1 shows").fill(`${title}, seen from the sea`);
      await page.getByLabel("Year").fill("2025");
      await page.getByRole("button", { name: "Add to your portfolio" }).click();
      await page.waitForURL("**/studio/portfolio");
    }
    await page.getByRole("button", { name: "Move Cider labels up" }).press("Enter");
    await expect(page.getByText("Cider labels is now 1 of 2")).toBeAttached();
    await expectAccessible(page);
    await page.goto(home);
    const pieces = page.getByRole("region", { name: "Portfolio" }).getByRole("heading", { level: 3 });
    await expect(pieces).toHaveText(["Cider labels", "Ferry terminal"]);
    await page.getByRole("link", { name: "Ferry terminal" }).click();
    await expect(page.getByRole("img", { name: "Ferry terminal, seen from the sea" })).toBeVisible();
  });

  await test.step("a post shows what is pasted into it", async () => {
    await page.goto("/studio/posts/new");
    await page.getByLabel("Title").fill("How the terminal came to be");
    const body = page.getByLabel("Text", { exact: true });
    await body.fill("It began with a drawing.");
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
    await page.getByRole("tab", { name: "Preview" }).click();
    await expect(page.getByRole("img", { name: "The first drawing" })).toBeVisible();
    await page.getByRole("tab", { name: "Write" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.waitForURL("**/studio/posts");
    await page.goto(`${home}/posts/how-the-terminal-came-to-be`);
    const shown = page.getByRole("img", { name: "The first drawing" });
    await expect(shown).toHaveAttribute("srcset", /-320\.webp 320w.*-1280\.webp 1280w/);
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
});
