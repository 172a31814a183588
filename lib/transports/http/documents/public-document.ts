import { cached, PUBLIC_CORS } from "../answering/respond";
import type { Served } from "../call";
import { endpoint, type Handler, type Segment } from "../endpoint";
import { moved } from "./moved";

/** A document's text, with its entity tag where that is known already; or the path at which it is by now. */
type Written = string | { body: string; tag: string } | { movedTo: string };

/** For how many seconds what shows something of creators may be kept: who is suspended, or leaves discovery, is gone by then. */
export const OF_CREATORS = 1;

/** Answers GET with a public document of this media type, which any origin may read, kept for `maxAge` seconds, with an entity tag. */
export function publicDocument(
  name: string,
  type: string,
  write: (call: Served, segment: Segment) => Written | Promise<Written>,
  maxAge = 300,
): Handler {
  return endpoint(
    name,
    async (call, segment) => {
      const written = await write(call, segment);
      if (typeof written === "object" && "movedTo" in written) return moved(written.movedTo);
      const { body, tag } = typeof written === "string" ? { body: written, tag: undefined } : written;
      const plain = { status: 200, body, headers: { "content-type": type, ...PUBLIC_CORS } };
      return cached(plain, { maxAge }, call.request.headers.get("if-none-match"), tag);
    },
    { log: false },
  );
}
