import type { PlatformProfile } from "@/lib/contracts/commerce/protocol";
import { fetchProfile, ProfileError } from "./fetch-profile";
import { rememberedDocuments } from "./remembered";

/** The profile that a platform names with its calls. Throws `ProfileError`, `rate_limit_exceeded`. */
export const platformProfile = rememberedDocuments<PlatformProfile>({
  name: "ucp-profile",
  plural: "profiles",
  fetch: fetchProfile,
  fault: ProfileError,
});
