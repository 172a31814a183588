import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Part } from "./parts";

/** A ZIP archive of parts, made while it is read: a slow reader holds up the next part. Ends with an error when a part cannot be read. */
export function zipStream(parts: AsyncGenerator<Part>): ReadableStream<Uint8Array> {
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, final) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (final) controller.close();
      });
    },
    async pull() {
      const { value: part, done } = await parts.next();
      if (done) return zip.end();
      const entry = part.text ? new ZipDeflate(part.name, { level: 6 }) : new ZipPassThrough(part.name);
      zip.add(entry);
      entry.push(part.bytes, true);
    },
    async cancel() {
      zip.terminate();
      await parts.return(undefined);
    },
  });
}
