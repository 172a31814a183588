import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip";
export type Encoded = { body: Buffer; encoding?: Encoding };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this a compressed answer fits into as many packets. */
export const WORTH_BYTES = 1_024;
/** Of what is compressed once and sent often: a step more costs twice the time for a hundredth of the bytes. */
const BROTLI_QUALITY = 6;

/** Bytes that are sent many times, compressed once in each encoding that somebody takes. */
export class Encodings {
  private readonly made = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(private readonly body: Buffer) {}

  /** What it takes up with all of its encodings, roughly. */
  get expectedBytes(): number {
    return Math.ceil(this.body.length * 1.5);
  }

  /** The bytes for anyone who sends this `Accept-Encoding`. */
  async for(accepted: string | string[] | undefined): Promise<Encoded> {
    const encoding = this.body.length < WORTH_BYTES ? undefined : bestOf(String(accepted ?? ""));
    if (!encoding) return { body: this.body };
    return { body: await this.in(encoding), encoding };
  }

  /** The bytes in one encoding: at once where somebody has had them. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.made.get(encoding);
    if (known) return known;
    const making = this.compress(encoding);
    this.made.set(encoding, making);
    making.then(
      (bytes) => this.made.set(encoding, bytes),
      () => this.made.delete(encoding),
    );
    return making;
  }

  private compress(encoding: Encoding): Promise<Buffer> {
    if (encoding === "gzip") return compressGzip(this.body, { level: 6 });
    return compressBrotli(this.body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length,
      },
    });
  }
}

/** Of what is compressed for one reader: 20 to 40 microseconds for what small answers are, and as few bytes as gzip has. */
const BROTLI_ONCE = { [constants.BROTLI_PARAM_QUALITY]: 1 };
/** More than this would hold up everybody else. */
const MOST_AT_ONCE = 64 * 1024;

/** Text that is sent to one reader alone, compressed; at once where it is small. */
export function compressOnce(text: string, encoding: Encoding): Buffer | Promise<Buffer> {
  const params = BROTLI_ONCE;
  if (text.length > MOST_AT_ONCE)
    return encoding === "br" ? compressBrotli(text, { params }) : compressGzip(text, { level: 1 });
  return encoding === "br" ? brotliCompressSync(text, { params }) : gzipSync(text, { level: 1 });
}

const read = new Map<string, Encoding | undefined>();
const MOST_READ = 200;

/** Brotli, else gzip, else none, as an `Accept-Encoding` allows it (RFC 9110, 12.5.3). */
export function bestOf(accepted: string): Encoding | undefined {
  if (read.has(accepted)) return read.get(accepted);
  if (read.size >= MOST_READ) read.clear();
  const best = readBest(accepted);
  read.set(accepted, best);
  return best;
}

function readBest(accepted: string): Encoding | undefined {
  const allowed = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...params] = part.split(";").map((text) => text.trim().toLowerCase());
      const quality = params.find((param) => param.startsWith("q="));
      return [name, quality === undefined || Number(quality.slice(2)) > 0] as const;
    }),
  );
  const takes = (name: string) => allowed.get(name) ?? allowed.get("*") ?? false;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : undefined;
}
