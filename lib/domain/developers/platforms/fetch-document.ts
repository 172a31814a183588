import { request } from "undici";
import { DomainError } from "@/lib/core/errors";
import { checkDestination, destinationPolicy } from "@/lib/domain/developers/webhooks/outbound/destination";
import { guardedAgent } from "@/lib/domain/developers/webhooks/outbound/guard";

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 64 * 1_024;

/** A document of somebody else's cannot be used. The message says why, to who published it. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";

  constructor(
    readonly fault: "address" | "unreachable" | "malformed",
    message: string,
  ) {
    super(message);
  }
}

/** A JSON document as it was read, and for how many seconds its headers let it be kept. */
export type FetchedDocument = { value: unknown; maxAgeSeconds: number };

/**
 * Reads a JSON document of at most 64 KiB, `what` in messages, through the same guard as webhooks: https to public addresses only, no
 * redirects, five seconds. `local`: who names it is on this machine. Throws `DocumentError`.
 */
export async function fetchDocument(
  url: string,
  local: boolean,
  { what, accept, userAgent }: { what: string; accept: string; userAgent: string },
): Promise<FetchedDocument> {
  const policy = { ...destinationPolicy(local), requireTls: true };
  try {
    checkDestination(url, what, policy);
  } catch (error) {
    if (error instanceof DomainError) throw new DocumentError("address", `${error.message}.`);
    throw error;
  }
  const agent = guardedAgent(policy, { connectTimeoutMs: TIMEOUT_MS });
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      headers: { accept, "accept-encoding": "identity", "user-agent": userAgent },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (statusCode !== 200) {
      const said = `The ${what}'s address answered with status ${statusCode}, not 200. Redirects are not followed.`;
      throw new DocumentError("unreachable", said);
    }
    const value = parse(await readText(body, what), what);
    return { value, maxAgeSeconds: maxAgeOf(headers["cache-control"]) };
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError("unreachable", `The ${what} could not be read in time, or may not be reached.`);
  } finally {
    await agent.destroy();
  }
}

async function readText(body: AsyncIterable<Uint8Array>, what: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new DocumentError("malformed", `The ${what} is larger than 64 KiB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DocumentError("malformed", `The ${what} is not valid JSON.`);
  }
}

/** What a `Cache-Control` allows, in seconds; nothing unless it says so. */
function maxAgeOf(header: string | string[] | undefined): number {
  const text = String(header ?? "");
  if (/\bno-(?:store|cache)\b/i.test(text)) return 0;
  return Number(/\bmax-age=(\d{1,9})\b/i.exec(text)?.[1] ?? 0);
}
