import sharp from "sharp";
import { expect, it } from "vitest";
import { drawPreview } from "./draw";
import { setText } from "./letters";
import { PREVIEW_SIZE, type Preview, SITE_PREVIEW } from "./preview";

const plain: Preview = {
  label: "@maker",
  title: "Mara Lindqvist",
  line: "Identities for places by the water",
  facts: "4.9 of 5, 31 reviews · from $1,420",
  beside: { kind: "face", picture: null, of: "Mara Lindqvist" },
};
const named = (title: string): Preview => ({
  ...plain,
  title,
  line: title,
  beside: { kind: "face", picture: null, of: title },
});

it.each([
  ["the site", SITE_PREVIEW],
  ["a name", plain],
  ["nothing", { ...named(""), label: "", facts: "" }],
  ["Arabic", named("محمد الخطاط للتصميم")],
  ["Chinese", named("设计工作室".repeat(30))],
  ["emoji", named("👩‍👩‍👧‍👦 Ink & <paper> 🖋️")],
  ["one endless word", named("W".repeat(200))],
  ["what has no ink", named("\u200b\u3164")],
  ["what no markup holds", named('\u0000\u0007<b>&amp;\ud800"\u202e')],
])("draws %s at the size that readers of links take", async (_what, preview) => {
  const { format, width, height } = await sharp(await drawPreview(preview, null)).metadata();
  expect({ format, width, height }).toEqual({ format: "png", ...PREVIEW_SIZE });
});

it("draws a picture of work over the right side, and a face as a disc", async () => {
  const red = await sharp({ create: { width: 640, height: 640, channels: 3, background: "#ff0000" } })
    .webp()
    .toBuffer();
  const at = async (beside: Preview["beside"], left: number, top: number) =>
    (
      await sharp(await drawPreview({ ...plain, beside }, red))
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer()
    )[0];
  const work: Preview["beside"] = { kind: "work", picture: "x", of: "Mara" };
  const face: Preview["beside"] = { kind: "face", picture: "x", of: "Mara" };
  expect(await at(work, 765, 5)).toBeGreaterThan(250);
  expect(await at(face, 980, 315)).toBeGreaterThan(250);
  expect(await at(face, 765, 5)).toBeLessThan(20);
});

it("keeps words within their place, smaller first, then cut", async () => {
  const setting = { sizes: [68, 46], width: 640, height: 220, color: "#000000" } as const;
  for (const text of ["short", "many words ".repeat(60), "字".repeat(300)]) {
    const letters = await setText(text, setting);
    expect(letters?.width).toBeLessThanOrEqual(642);
    expect(letters?.height).toBeLessThanOrEqual(220);
  }
  expect(await setText(" ", setting)).toBeNull();
});

it("knows that words have no ink also while many others are set, whose failures share one place for their reasons", async () => {
  const setting = { sizes: [46], width: 640, height: 220, color: "#000000" } as const;
  const set = await Promise.all(Array.from({ length: 400 }, () => setText("\u3164", setting)));
  expect(new Set(set)).toEqual(new Set([null]));
});
