import { request } from "undici";
import { MAX_FILE_BYTES } from "@/lib/contracts/agents/form-limits";
import type { Context } from "@/lib/core/context";
import { DomainError, invalidField } from "@/lib/core/errors";
import { checkDestination, destinationPolicy } from "@/lib/domain/developers/webhooks/outbound/destination";
import { guardedAgent } from "@/lib/domain/developers/webhooks/outbound/guard";

const CONNECT_MS = 5_000;

/**
 * Reads a file of at most 25 MB from an address that a caller names, through the same guard as webhooks: public addresses alone, no
 * redirects. Throws `validation_error` on `field`, which says what to change and nothing of what answered.
 */
export async function fetchFile(ctx: Context, url: string, field: string, signal: AbortSignal): Promise<Buffer> {
  const policy = destinationPolicy(ctx.local);
  checkDestination(url, `${field}.url`, policy);
  const agent = guardedAgent(policy, { connectTimeoutMs: CONNECT_MS });
  try {
    const { statusCode, body } = await request(url, {
      dispatcher: agent,
      headers: { "accept-encoding": "identity", "user-agent": "Guildhall-Files/1" },
      signal,
    });
    if (statusCode !== 200) throw invalidField(`${field}.url`, `answered with status ${statusCode}, not 200`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > MAX_FILE_BYTES) throw invalidField(`${field}.url`, "answers with more than 25 MB");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw invalidField(`${field}.url`, "could not be read in time, or may not be reached");
  } finally {
    await agent.destroy();
  }
}
