import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A picture of one colour. */
export const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c03040" } });
export const text = (words: string) => Buffer.from(words);

/** A PNG of the given size whose rows are all alike: a few kilobytes that unfold to hundreds of megabytes. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
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

const SVG = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

/** Files that are sent as pictures and must not become any: what each is, its bytes, and what the refusal says. */
export const HOSTILE: readonly [string, () => Buffer | Promise<Buffer>, RegExp][] = [
  ["of no bytes", () => Buffer.alloc(0), /empty/],
  ["SVG called .png", () => text(SVG), /SVG.+PNG/],
  ["HTML called .png", () => text("\n<!DOCTYPE html><script>alert(1)</script>"), /web page/],
  ["PDF", () => text("%PDF-1.7 and so on"), /PDF/],
  ["HEIC", () => text("\0\0\0\x18ftypheic\0\0\0\0heicmif1"), /HEIC.+JPEG/],
  ["script that begins as a GIF", () => text(`GIF89a/*${"x".repeat(400)}*/=1;alert(1)`), /GIF picture but is not one/],
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
];
