import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { processPicture } from "./process";
import { HOSTILE, plain, text } from "./testing-hostile";

describe("a hostile file", () => {
  it.each(HOSTILE)("is refused, with what helps: a %s", async (_name, make, complaint) => {
    const refusal = await processPicture(await make()).catch((error) => error);
    expect(refusal).toMatchObject({ code: "validation_error", extras: { param: "file" } });
    expect(refusal.message).toMatch(complaint);
  });

  it("over 15 MB is refused before anything reads it", async () => {
    const refused = processPicture(Buffer.alloc(15 * 1024 * 1024 + 1));
    await expect(refused).rejects.toMatchObject({ code: "payload_too_large" });
  });
});

describe("what comes out", () => {
  const everything = async (bytes: Buffer) => Buffer.concat((await processPicture(bytes)).variants.map((v) => v.bytes));

  it("is upright, and no longer says where it was taken", async () => {
    const gps = { IFD0: { Make: "Secret Camera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" } };
    const photo = await plain(400, 300).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const made = await processPicture(photo);
    expect([made.width, made.height]).toEqual([300, 400]);
    for (const { bytes } of made.variants) expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
  });

  it("is in sRGB", async () => {
    const wide = await plain(200, 200).withIccProfile("p3").png().toBuffer();
    const made = await processPicture(wide);
    const { icc, space } = await sharp(made.variants[0]?.bytes).metadata();
    expect({ icc, space }).toEqual({ icc: undefined, space: "srgb" });
  });

  it("holds nothing of what was hidden behind a picture", async () => {
    const polyglot = Buffer.concat([
      await plain(200, 200).png().toBuffer(),
      text("<script>alert('in our origin')</script>PK\x03\x04"),
    ]);
    expect((await everything(polyglot)).includes("alert")).toBe(false);
  });

  it.each(["avif", "gif", "webp", "jpeg", "png"] as const)("can be made of %s", async (format) => {
    const made = await processPicture(await plain(330, 300).toFormat(format).toBuffer());
    expect(made.variants.map((v) => v.width)).toEqual([96, 320]);
  });
});
