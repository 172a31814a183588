import { DomainError } from "@/lib/core/errors";

/** One part of a form (RFC 7578): `filename` is null for a plain field. `bytes` is a view of the body, not a copy. */
export type FormPart = { name: string; filename: string | null; bytes: Uint8Array };

const MAX_PARTS = 20;
const MAX_HEADER_BYTES = 8 * 1024;
const BLANK_LINE = Buffer.from("\r\n\r\n");

/** The boundary that a `Content-Type` of `multipart/form-data` names. Throws `unsupported_media_type` for anything else. */
export function boundaryOf(contentType: string | null): string {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (boundary) return boundary;
  throw new DomainError("unsupported_media_type", "Send the file as `Content-Type: multipart/form-data`.");
}

/** The parts of a form that arrived whole, at most twenty. Throws `invalid_request` when it is not well formed. */
export function readParts(body: Buffer, boundary: string): FormPart[] {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts: FormPart[] = [];
  const first = delimiter.subarray(2);
  let at = body.subarray(0, first.length).equals(first) ? first.length : endOf(body, delimiter, 0);
  while (body.toString("latin1", at, at + 2) !== "--") {
    const start = body.indexOf("\r\n", at); // transport padding may stand before the line's end
    const headerEnd = body.indexOf(BLANK_LINE, start);
    if (start === -1 || headerEnd === -1 || headerEnd - start > MAX_HEADER_BYTES) throw malformed();
    if (parts.length === MAX_PARTS) throw malformed(`has more than ${MAX_PARTS} parts`);
    const from = headerEnd + BLANK_LINE.length;
    at = endOf(body, delimiter, from);
    parts.push({
      ...dispositionOf(body.toString("utf8", start, headerEnd)),
      bytes: body.subarray(from, at - delimiter.length),
    });
  }
  return parts;
}

/** Where the next delimiter ends. */
function endOf(body: Buffer, delimiter: Buffer, from: number): number {
  const at = body.indexOf(delimiter, from);
  if (at === -1) throw malformed("ends before its last part does");
  return at + delimiter.length;
}

/** The names in a part's `Content-Disposition`; browsers write `"` in them as `%22`. */
function dispositionOf(headers: string): { name: string; filename: string | null } {
  const disposition = /\r\ncontent-disposition:\s*form-data\s*;([^\r\n]*)/i.exec(headers)?.[1];
  const parameter = (key: string) =>
    new RegExp(`(?:^|;)\\s*${key}=(?:"([^"]*)"|([^;\\s]*))`, "i").exec(disposition ?? "");
  const [name, filename] = [parameter("name"), parameter("filename")];
  if (!disposition || !name) throw malformed("has a part without a name");
  const text = (found: RegExpExecArray) => (found[1] ?? found[2] ?? "").replace(/%22/g, '"').replace(/%0[DA]/gi, " ");
  return { name: text(name), filename: filename && text(filename) };
}

function malformed(what = "is not well formed"): DomainError {
  return new DomainError("invalid_request", `The form ${what}.`);
}
