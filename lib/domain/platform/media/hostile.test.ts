import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { processPicture } from "./process";

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c03040" } });
const text = (words: string) => Buffer.from(words);

/** A PNG of the given size whose rows are all alike: a few kilobytes that unfold to hundreds of megabytes. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8); // eight bits of grey
  const rows = deflateSync(Buffer.alloc((width + 1) * 1000));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe("a hostile file", () => {
  const SVG = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ["of no bytes", () => Buffer.alloc(0), /empty/],
    ["SVG called .png", () => text(SVG), /SVG.+PNG/],
    ["HTML called .png", () => text("\n<!DOCTYPE html><script>alert(1)</script>"), /web page/],
    ["PDF", () => text("%PDF-1.7 and so on"), /PDF/],
    ["HEIC", () => text("\0\0\0\x18ftypheic\0\0\0\0heicmif1"), /HEIC.+JPEG/],
    ["script that begins as a GIF", () => text(`GIF89a/*${"x".repeat(400)}*/=1;alert(1)`), /GIF picture but is none/],
    [
      "HTML behind the first bytes of a PNG",
      () => text("\x89PNG\r\n\x1a\n<html><script>alert(1)</script>"),
      /none|not a picture/,
    ],
    ["picture that ends early", async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 2_000), /damaged/],
    ["bomb of 400 megapixels", () => bomb(20_000, 20_000), /400 megapixels.+50/],
    ["picture of 100 megapixels", () => plain(10_000, 10_000).png().toBuffer(), /100 megapixels.+50/],
    ["bomb that says it is small", () => bomb(6_000, 8_000), /damaged/],
    ["ribbon", () => plain(2_000, 100).png().toBuffer(), /long and thin/],
    ["speck", () => plain(40, 40).png().toBuffer(), /40 × 40/],
  ])("is refused, with what helps: a %s", async (_name, make, complaint) => {
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
    expect([made.width, made.height]).toEqual([96, 128]);
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
