import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { endpoint } from "@/lib/transports/http/endpoint";

const FILE = "node_modules/@scalar/fastify-api-reference/dist/js/standalone.js";
const YEAR = 31_536_000;
// 3.3 MB: quality 11 takes seconds and saves a tenth more
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 22 } };

type Encoding = "br" | "gzip" | "identity";
type Script = { version: string; bodies: Record<Encoding, () => Promise<Uint8Array<ArrayBuffer>>> };

let loaded: Promise<Script> | undefined;

/** Scalar's browser bundle, read from the installed package once per process; each encoding is made when it is first asked for. */
function script(): Promise<Script> {
  loaded ??= load().catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<Script> {
  const plain = new Uint8Array(await readFile(join(/* turbopackIgnore: true */ process.cwd(), FILE)));
  const version = createHash("sha256").update(plain).digest("base64url").slice(0, 16);
  return {
    version,
    bodies: {
      br: once(async () => new Uint8Array(await promisify(brotliCompress)(plain, QUALITY))),
      gzip: once(async () => new Uint8Array(await promisify(gzip)(plain))),
      identity: async () => plain,
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Where the reference's script is: an address that changes with its content. */
export async function referenceScriptPath(): Promise<string> {
  return `/developers/docs/scalar.js?v=${(await script()).version}`;
}

/** Serves the script from our own origin. Under its present version it is kept for a year, under any other it is asked for again. */
export const serveReferenceScript = endpoint(
  "referenceScript",
  async ({ request, search }) => {
    const { version, bodies } = await script();
    // Next compresses what it serves, and takes the header off what is compressed already
    const encoding = "nextUrl" in request ? "identity" : chooseEncoding(request.headers.get("accept-encoding") ?? "");
    const etag = `"${version}-${encoding}"`;
    const headers: Record<string, string> = {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": search === `?v=${version}` ? `public, max-age=${YEAR}, immutable` : "no-cache",
      vary: "Accept-Encoding",
      etag,
    };
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    const body = await bodies[encoding]();
    headers["content-length"] = String(body.byteLength);
    return new Response(request.method === "HEAD" ? null : body, { headers });
  },
  { log: false },
);

function chooseEncoding(accepted: string): Encoding {
  const offered = new Set(
    accepted.split(",").flatMap((part) => (/;\s*q=0(\.0*)?$/.test(part) ? [] : part.trim().split(";")[0])),
  );
  return offered.has("br") ? "br" : offered.has("gzip") ? "gzip" : "identity";
}
