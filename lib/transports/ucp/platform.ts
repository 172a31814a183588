import { CAPABILITY, type Capability, type PlatformProfile, UCP_VERSION } from "@/lib/contracts/commerce/protocol";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { parseDictionary } from "@/lib/core/values/structured-fields";
import {
  isSigned,
  SignatureError,
  type SignedRequest,
  verifyRequest,
} from "@/lib/domain/developers/platforms/message-signatures";
import { platformProfile } from "@/lib/domain/developers/platforms/profiles";
import type { Platform } from "@/lib/domain/trade/commerce/platform";
import type { Call } from "@/lib/transports/http/call";
import { negotiated } from "./capabilities";
import { ProtocolError } from "./failures";

export type Negotiated = { platform: Platform; active: ReadonlySet<Capability> };

const PROFILE_IN_HEADER = 'Send the header UCP-Agent: profile="https://…", with your profile\'s address.';

/**
 * The profile's address in a `UCP-Agent` header (RFC 8941 dictionary, key `profile`). Throws `invalid_profile_url`, of a call without the
 * header with the words `missing`.
 */
export function profileUrlOf(header: string | null, missing = PROFILE_IN_HEADER): string {
  const refused = (message: string) => new ProtocolError(400, "invalid_profile_url", message);
  if (header === null) throw refused(missing);
  try {
    const url = parseDictionary(header).get("profile")?.value;
    if (typeof url === "string" && url !== "") return url;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refused('UCP-Agent must be a dictionary with the address quoted: profile="https://…".');
}

/**
 * Who calls, and what both sides can do. The profile is read unless it is known, its version must be ours, and a signature, if there is one, must
 * be by one of its keys. Throws `ProfileError`, `SignatureError`, `ProtocolError`, `rate_limit_exceeded`.
 */
export async function negotiate(ctx: Context, call: Call, url: string, body: string): Promise<Negotiated> {
  const profile = await platformProfile(ctx, url);
  const { version } = profile.ucp;
  if (version !== UCP_VERSION) {
    const said = `Protocol version ${version} is not supported. This business supports version ${UCP_VERSION}.`;
    throw new ProtocolError(422, "version_unsupported", said);
  }
  const signed = await checkSignature(ctx, signedRequest(call, body), url, profile);
  return { platform: { url, signed, webhookUrl: webhookUrlOf(profile) }, active: negotiated(profile) };
}

/** Whether the call is signed, and rightly. A key that is not in what we know of the profile may be new: then it is read again, once. */
async function checkSignature(
  ctx: Context,
  request: SignedRequest,
  url: string,
  profile: PlatformProfile,
): Promise<boolean> {
  if (!isSigned(request)) return false;
  try {
    verifyRequest(request, profile.signing_keys, ctx.now);
  } catch (error) {
    if (!(error instanceof SignatureError) || error.code !== "key_not_found") throw error;
    const fresh = await platformProfile(ctx, url, true);
    verifyRequest(request, fresh.signing_keys, ctx.now);
  }
  return true;
}

/** The request at the address that our profile names: whatever stands before us may have called us by another. */
function signedRequest({ request, path, search }: Call, body: string): SignedRequest {
  const header = (name: string) => request.headers.get(name);
  return { method: request.method, authority: new URL(env().BASE_URL).host, path, query: search, header, body };
}

/** Where the platform wants to hear of its orders: in the configuration of the order capability. */
function webhookUrlOf({ ucp }: PlatformProfile): string | null {
  const entry = ucp.capabilities[CAPABILITY.order]?.find(({ version }) => version === UCP_VERSION);
  const url = entry?.config?.webhook_url;
  return typeof url === "string" && url.length <= 2_048 ? url : null;
}
