import { request } from "undici";
import { DomainError } from "@/lib/core/errors";
import { checkDestination, destinationPolicy } from "@/lib/domain/developers/webhooks/outbound/destination";
import { guardedAgent } from "@/lib/domain/developers/webhooks/outbound/guard";

const TIMEOUT_MS = 5_000;
/** What the draft recommends as the limit. */
const MAX_BYTES = 5 * 1_024;

/** A client's metadata document cannot be used. The message says why, to the developer of the app. */
export class DocumentError extends Error {
  override readonly name = "DocumentError";
}

/**
 * Reads a JSON document of at most 5 KiB from a stranger's server, through the same guard as webhooks: public addresses
 * only, no redirects, five seconds. `local`: who named it is on this machine. Throws `DocumentError`.
 */
export async function fetchDocument(url: string, local: boolean): Promise<unknown> {
  const policy = destinationPolicy(local);
  try {
    checkDestination(url, "client_id", policy);
  } catch (error) {
    throw error instanceof DomainError ? new DocumentError(`The address ${error.message}.`) : error;
  }
  const agent = guardedAgent(policy, { connectTimeoutMs: TIMEOUT_MS });
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      headers: { accept: "application/json", "accept-encoding": "identity", "user-agent": "Guildhall-OAuth/1" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (statusCode !== 200) throw new DocumentError(`The address answered with status ${statusCode}, not 200.`);
    if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(String(headers["content-type"]))) {
      throw new DocumentError("The address did not answer with JSON.");
    }
    return parse(await readText(body));
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError("The address could not be read in time, or may not be reached.", { cause: error });
  } finally {
    await agent.destroy();
  }
}

async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new DocumentError("The document is larger than 5 KiB.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DocumentError("The document is not valid JSON.");
  }
}
