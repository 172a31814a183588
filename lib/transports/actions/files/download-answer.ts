import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { downloadFile } from "@/lib/domain/contact/downloads/download-file";
import { attachment } from "@/lib/domain/trade/files/name";
import { shownAs } from "@/lib/domain/trade/files/shown-as";
import { CLOSED, PRIVATE_FILE } from "@/lib/transports/http/answering/private-file";
import { byteRange } from "./byte-range";

type Wanted = { of?: string; file: string; token: string | undefined };

/** A private file to be saved; with `?show` in the address of `request` to be shown in place, if it can be. Throws `not_found`. */
export async function downloadAnswer(ctx: Context, { of, file, token }: Wanted, request: Request): Promise<Response> {
  return fileAnswer(await downloadFile(ctx, { fileId: file, token, ...(of && { of }) }), request);
}

/** The same of a file that the caller has been let in to. Throws `not_found`. */
export function fileAnswer({ name, bytes }: { name: string; bytes: Uint8Array }, request: Request): Response {
  if (new URL(request.url).searchParams.has("show")) return shown(bytes, request);
  return new Response(Buffer.from(bytes), {
    headers: {
      ...PRIVATE_FILE,
      "content-length": String(bytes.byteLength),
      "content-disposition": attachment(name),
    },
  });
}

/** A picture, a sound or a film for the page's own players, which read films and sounds part by part. */
function shown(bytes: Uint8Array, request: Request): Response {
  const type = shownAs(bytes);
  if (!type) throw notFound("A picture, sound or film to show");
  const range = byteRange(request.headers.get("range"), bytes.byteLength);
  const part = range ? bytes.subarray(range.from, range.to + 1) : bytes;
  return new Response(Buffer.from(part), {
    status: range ? 206 : 200,
    headers: {
      ...CLOSED,
      "content-type": type,
      "content-length": String(part.byteLength),
      "accept-ranges": "bytes",
      ...(range && { "content-range": `bytes ${range.from}-${range.to}/${bytes.byteLength}` }),
    },
  });
}
