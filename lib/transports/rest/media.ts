import { createContext } from "@/lib/core/context";
import { readVariant } from "@/lib/domain/platform/media/read";
import { cached, PUBLIC_CORS } from "@/lib/transports/http/answering/respond";
import { endpoint } from "@/lib/transports/http/endpoint";

const YEAR = 31_536_000;

/**
 * A public picture: never another under the same name, so that who has it need not ask again for a year. Whatever it were, a browser
 * would not run it in our origin.
 */
export const serveMedia = endpoint(
  "media",
  async (call, segment) => {
    const { actor, requestId, now, ip, local } = call;
    const name = String((await segment?.params)?.file);
    const bytes = await readVariant(createContext({ actor, requestId, now, ip, local }), name);
    const body = Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
    const headers = {
      "content-type": "image/webp",
      "content-security-policy": "sandbox; default-src 'none'",
      "cross-origin-resource-policy": "cross-origin",
      ...PUBLIC_CORS,
    };
    const answer = cached(
      { status: 200, body, headers },
      { maxAge: YEAR },
      call.request.headers.get("if-none-match"),
      `"${name}"`,
    );
    answer.headers["cache-control"] += ", immutable";
    return answer;
  },
  { log: false },
);
