import { request } from "undici";
import { PlatformProfile } from "@/lib/contracts/commerce/protocol";
import { DomainError } from "@/lib/core/errors";
import { checkDestination, destinationPolicy } from "@/lib/domain/developers/webhooks/outbound/destination";
import { guardedAgent } from "@/lib/domain/developers/webhooks/outbound/guard";

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 64 * 1_024;

export type ProfileFault = "invalid_profile_url" | "profile_unreachable" | "profile_malformed";

/** A platform's profile cannot be used. The message says why, to who runs the platform. */
export class ProfileError extends Error {
  override readonly name = "ProfileError";

  constructor(
    readonly code: ProfileFault,
    message: string,
  ) {
    super(message);
  }
}

export type FetchedProfile = { profile: PlatformProfile; maxAgeSeconds: number };

/**
 * Reads a platform's profile of at most 64 KiB through the same guard as webhooks: https to public addresses only, no redirects, five
 * seconds. `local`: who names it is on this machine. Throws `ProfileError`. Source: overview, "Profile Requirements".
 */
export async function fetchProfile(url: string, local: boolean): Promise<FetchedProfile> {
  const policy = { ...destinationPolicy(local), requireTls: true };
  try {
    checkDestination(url, "profile", policy);
  } catch (error) {
    if (error instanceof DomainError) throw new ProfileError("invalid_profile_url", `${error.message}.`);
    throw error;
  }
  const agent = guardedAgent(policy, { connectTimeoutMs: TIMEOUT_MS });
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      headers: { accept: "application/json", "accept-encoding": "identity", "user-agent": "Guildhall-UCP/1" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (statusCode !== 200) {
      const said = `The profile's address answered with status ${statusCode}, not 200. Redirects are not followed.`;
      throw new ProfileError("profile_unreachable", said);
    }
    const profile = parse(await readText(body));
    return { profile, maxAgeSeconds: maxAgeOf(headers["cache-control"]) };
  } catch (error) {
    if (error instanceof ProfileError) throw error;
    throw new ProfileError("profile_unreachable", "The profile could not be read in time, or may not be reached.");
  } finally {
    await agent.destroy();
  }
}

async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new ProfileError("profile_malformed", "The profile is larger than 64 KiB.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parse(text: string): PlatformProfile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ProfileError("profile_malformed", "The profile is not valid JSON.");
  }
  const parsed = PlatformProfile.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.map(String).join(".") || "The profile";
  throw new ProfileError("profile_malformed", `${where} is not as the protocol has it: ${issue?.message}.`);
}

/** What a `Cache-Control` allows, in seconds; nothing unless it says so. */
function maxAgeOf(header: string | string[] | undefined): number {
  const text = String(header ?? "");
  if (/\bno-(?:store|cache)\b/i.test(text)) return 0;
  return Number(/\bmax-age=(\d{1,9})\b/i.exec(text)?.[1] ?? 0);
}
