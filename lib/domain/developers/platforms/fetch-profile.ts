import { PlatformProfile } from "@/lib/contracts/commerce/protocol";
import { DocumentError, fetchDocument } from "./fetch-document";

export type ProfileFault = "invalid_profile_url" | "profile_unreachable" | "profile_malformed";

const FAULTS = {
  address: "invalid_profile_url",
  unreachable: "profile_unreachable",
  malformed: "profile_malformed",
} as const;
const ASKING = { what: "profile", accept: "application/json", userAgent: "Guildhall-UCP/1" };

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

/** Reads a platform's profile: see `fetchDocument`. Throws `ProfileError`. Source: overview, "Profile Requirements". */
export async function fetchProfile(
  url: string,
  local: boolean,
): Promise<{ value: PlatformProfile; maxAgeSeconds: number }> {
  try {
    const { value, maxAgeSeconds } = await fetchDocument(url, local, ASKING);
    return { value: parse(value), maxAgeSeconds };
  } catch (error) {
    if (error instanceof DocumentError) throw new ProfileError(FAULTS[error.fault], error.message);
    throw error;
  }
}

function parse(value: unknown): PlatformProfile {
  const parsed = PlatformProfile.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.map(String).join(".") || "The profile";
  throw new ProfileError("profile_malformed", `${where} is not as the protocol has it: ${issue?.message}.`);
}
