import { notFound } from "next/navigation";
import { cache } from "react";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Handle, type ProfileView } from "@/lib/contracts/network/profiles";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { pageContext } from "@/lib/transports/actions/session/session";

/** The creator of this address, read once per request. What cannot be a handle is 404 without a query. */
export const loadProfile = cache(async (handle: string): Promise<ProfileView> => {
  if (!Handle.safeParse(handle).success) notFound();
  return orNotFound(getProfile(await pageContext(), handle));
});
