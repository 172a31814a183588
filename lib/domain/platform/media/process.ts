import { createHash } from "node:crypto";
import type { Metadata, Sharp } from "sharp";
import { MAX_MEDIA_BYTES, MAX_MEDIA_PIXELS, MEDIA_WIDTHS } from "@/lib/contracts/values/media";
import { DomainError } from "@/lib/core/errors";
import { formatOf, type PictureFormat, refused } from "./formats";
import { inPicturePool, type PictureLibrary } from "./pool";

/** A picture that was decoded and made ours. `variants` ascend by width; `hash` names their bytes. */
export type Processed = {
  hash: string;
  /** Pixels of the widest variant. */
  width: number;
  height: number;
  placeholder: string;
  variants: { width: number; bytes: Buffer }[];
};

const SMALLEST = MEDIA_WIDTHS[0];
const WIDEST = Math.max(...MEDIA_WIDTHS);
/** WebP ends at 16,383 pixels, and nothing on a page is that long. */
const LONGEST_RATIO = 8;
const QUALITY = 80;
/** How libvips names what it decodes by. */
const DECODERS: Record<PictureFormat, string> = { jpeg: "jpeg", png: "png", webp: "webp", avif: "heif", gif: "gif" };

/**
 * Makes an uploaded file a picture that we can show: upright, without metadata, in sRGB, as WebP at each of our widths that it is
 * wide enough for, and at its own in between. Size, form and dimensions are checked before a pixel is decoded. Throws `payload_too_large`, `validation_error`
 * with what helps, `service_unavailable` when too many pictures wait.
 */
export async function processPicture(bytes: Uint8Array): Promise<Processed> {
  if (bytes.byteLength > MAX_MEDIA_BYTES)
    throw new DomainError("payload_too_large", "A picture may have at most 15 MB.");
  const format = formatOf(bytes);
  return inPicturePool(async (sharp) => {
    const width = checkedWidth(await headerOf(sharp, bytes, format), format);
    try {
      return await render(sharp, bytes, width);
    } catch {
      throw refused("is damaged and cannot be read to its end. Save it again, or choose another");
    }
  });
}

/** The same for `route()`: decoded before the transaction, and nothing to take back when it writes nothing. */
export async function preparePicture({
  bytes,
}: {
  bytes: Uint8Array;
}): Promise<Processed & { drop: () => Promise<void> }> {
  return { ...(await processPicture(bytes)), drop: async () => {} };
}

function open(sharp: PictureLibrary, bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_MEDIA_PIXELS, failOn: "error", sequentialRead: true, pages: 1 });
}

async function headerOf(sharp: PictureLibrary, bytes: Uint8Array, format: PictureFormat): Promise<Metadata> {
  try {
    // without the limit of pixels: it is ours to say which one was passed
    return await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  } catch {
    throw refused(`begins like a ${format.toUpperCase()} picture but is not one. Save it again, or choose another`);
  }
}

/** The width in pixels once it is upright. */
function checkedWidth(header: Metadata, format: PictureFormat): number {
  if (header.format !== DECODERS[format]) throw refused("is not the picture that it begins as. Save it again");
  const sideways = (header.orientation ?? 1) >= 5;
  const [width, height] = sideways ? [header.height, header.width] : [header.width, header.height];
  if (width * height > MAX_MEDIA_PIXELS)
    throw refused(`has ${Math.round((width * height) / 1e6)} megapixels. At most 50 are taken: make it smaller`);
  if (Math.min(width, height) < SMALLEST)
    throw refused(`is ${width} × ${height} pixels. It needs at least ${SMALLEST} in each direction`);
  if (Math.max(width, height) > LONGEST_RATIO * Math.min(width, height))
    throw refused("is too long and thin. Crop it: one side may be at most eight times the other");
  return width;
}

/** The widths that a picture is kept at: ours up to its own, and its own where the next of ours would lose more than a tenth. */
export function widthsOf(original: number): number[] {
  const ours: number[] = MEDIA_WIDTHS.filter((width) => width <= original);
  const lost = original < WIDEST && original > 1.1 * (ours.at(-1) ?? original);
  return lost ? [...ours, original] : ours;
}

async function render(sharp: PictureLibrary, bytes: Uint8Array, original: number): Promise<Processed> {
  const widths = widthsOf(original);
  const widest = widths.at(-1) ?? SMALLEST;
  // decoded once, at the widest width that is kept; the others are made of that
  const { data, info } = await open(sharp, bytes)
    .autoOrient()
    .resize({ width: widest })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const variants: Processed["variants"] = [];
  for (const w of widths) {
    const sized = w === widest ? pixels() : pixels().resize({ width: w });
    variants.push({ width: w, bytes: await sized.webp({ quality: QUALITY }).toBuffer() });
  }
  const tiny = await pixels().resize(12, 12, { fit: "inside" }).webp({ quality: 30, alphaQuality: 30 }).toBuffer();
  const hash = createHash("sha256");
  for (const variant of variants) hash.update(variant.bytes);
  return {
    hash: hash.digest("hex").slice(0, 32),
    width,
    height,
    placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
    variants,
  };
}
