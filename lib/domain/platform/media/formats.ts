import { invalidField } from "@/lib/core/errors";

export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "gif";

const TAKEN = "JPEG, PNG, WebP, AVIF or GIF";

/**
 * The format that a file's first bytes say, whatever it is called. Throws `validation_error` for anything but the five that are taken,
 * with what helps. Sources: the formats' own signatures; ISO/IEC 14496-12 for the brands of AVIF.
 */
export function formatOf(bytes: Uint8Array): PictureFormat {
  if (bytes.byteLength === 0) throw refused("is empty. Choose the picture again");
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  if (head.subarray(0, 3).equals(JPEG)) return "jpeg";
  if (head.subarray(0, 8).equals(PNG)) return "png";
  const first = head.toString("latin1", 0, 12);
  if (/^GIF8[79]a/.test(first)) return "gif";
  if (first.startsWith("RIFF") && first.endsWith("WEBP")) return "webp";
  if (first.slice(4, 8) === "ftyp") return brandOf(head);
  throw refused(complaintAbout(head));
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Pictures of phones are boxes of the same kind as AVIF: the major and the compatible brands tell them apart. */
function brandOf(head: Buffer): PictureFormat {
  const brands = head.toString("latin1", 8, Math.min(head.readUInt32BE(0), 256, head.length));
  if (/avi[fs]/.test(brands)) return "avif";
  if (/hei[cxms]|mif1/.test(brands)) throw refused(`is a HEIC picture. Export it as JPEG first; ${TAKEN} is taken`);
  throw refused(`is a video. A picture as ${TAKEN} is taken`);
}

function complaintAbout(head: Buffer): string {
  const start = head
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart()
    .slice(0, 2_000)
    .toLowerCase();
  if (/<svg[\s>]/.test(start)) return `is an SVG drawing, which can hold scripts. Export it as PNG; ${TAKEN} is taken`;
  if (/^<(?:!doctype|html|head|body|script|\?xml|!--)/.test(start))
    return `is a web page, not a picture. ${TAKEN} is taken`;
  if (start.startsWith("%pdf")) return `is a PDF. Export the page as PNG or JPEG; ${TAKEN} is taken`;
  if (/^(?:ii\*\0|mm\0\*)/.test(start)) return `is a TIFF or a camera's raw file. Export it as JPEG; ${TAKEN} is taken`;
  return `is not a picture that we know. ${TAKEN} is taken`;
}

/** The refusal of a file, as what is wrong with the field `file`. */
export function refused(why: string) {
  return invalidField("file", why);
}
