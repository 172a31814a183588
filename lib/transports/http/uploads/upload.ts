import { DomainError, invalidField } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/seal";
import { readBytes } from "../call";
import { boundaryOf, readParts } from "./multipart";

/** Next to the file: the fields, and the form's own lines. */
const FORM_BYTES = 64 * 1024;

export type SentFile = { name: string; bytes: Uint8Array };

/** A form with one file. `raw` is what the request is known by: the same fields and bytes are the same text. */
export type Upload = { fields: Record<string, string>; file: SentFile; raw: string };

/**
 * Reads a `multipart/form-data` body: its part `file`, of at most `maxBytes`, and plain fields. Throws `unsupported_media_type`,
 * `payload_too_large`, `invalid_request`, `validation_error` (no file, two, a field that stands twice).
 */
export async function readUpload(request: Request, maxBytes: number): Promise<Upload> {
  const boundary = boundaryOf(request.headers.get("content-type"));
  const tooLarge = () => new DomainError("payload_too_large", `A file may have at most ${maxBytes / 1024 / 1024} MB.`);
  const parts = readParts(await readBytes(request, maxBytes + FORM_BYTES, tooLarge), boundary);
  const [file, second] = parts.filter((part) => part.name === "file");
  if (!file || second) throw invalidField("file", "must be one part of the form");
  if (file.bytes.byteLength > maxBytes) throw tooLarge();
  const fields: Record<string, string> = {};
  for (const { name, bytes } of parts) {
    if (name === "file") continue;
    if (Object.hasOwn(fields, name)) throw invalidField(name, "stands twice in the form");
    const text = Buffer.from(bytes).toString("utf8");
    if (text.includes("\0")) throw new DomainError("invalid_request", "The form holds the character U+0000.");
    Object.defineProperty(fields, name, { value: text, enumerable: true });
  }
  const name = file.filename ?? "file";
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const raw = JSON.stringify([sorted, name, sha256(file.bytes).toString("hex")]);
  return { fields, file: { name, bytes: file.bytes }, raw };
}
