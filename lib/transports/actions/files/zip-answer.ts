import { attachment } from "@/lib/domain/trade/files/name";

/** An archive to be saved, sent while it is made. No cache keeps it. */
export function zipAnswer(archive: ReadableStream<Uint8Array>, name: string): Response {
  return new Response(archive, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": attachment(name),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
