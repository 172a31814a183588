"use server";

import { refresh } from "next/cache";
import { EditProfile, SetDiscoverable } from "@/lib/contracts/people/accounts";
import { editProfile, setDiscoverable } from "@/lib/domain/people/profiles/edit";
import { action } from "@/lib/transports/actions/action";

/** Saves the profile form. */
export const editProfileAction = action(EditProfile, async (ctx, input) => {
  await editProfile(ctx, input);
  refresh();
  return null;
});

/** Turns agent discovery on or off. */
export const setDiscoverableAction = action(SetDiscoverable, async (ctx, input) => {
  const { mcp_discoverable } = await setDiscoverable(ctx, input.discoverable);
  refresh();
  return mcp_discoverable;
});
