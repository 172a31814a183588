import { notFound } from "next/navigation";
import { cache } from "react";
import { orNotFound } from "@/app/_ui/or-not-found";
import { pageContext } from "@/lib/actions/session";
import { Handle, type ProfileView } from "@/lib/contracts/profiles";
import { getProfile } from "@/lib/profiles/read";

/** The creator of this address, read once per request. What cannot be a handle is 404 without a query. */
export const loadProfile = cache(async (handle: string): Promise<ProfileView> => {
  if (!Handle.safeParse(handle).success) notFound();
  return orNotFound(getProfile(await pageContext(), handle));
});
