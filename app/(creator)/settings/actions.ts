"use server";

import { refresh } from "next/cache";
import { type ActionState, action } from "@/lib/actions/action";
import { BecomeCreator, EditProfile, SetDiscoverable } from "@/lib/contracts/accounts";
import { becomeCreator } from "@/lib/profiles/become-creator";
import { editProfile, setDiscoverable } from "@/lib/profiles/edit";

const edit = action(EditProfile, async (ctx, input) => {
  await editProfile(ctx, input);
  refresh();
  return null;
});

const become = action(BecomeCreator, async (ctx, input) => {
  await becomeCreator(ctx, input);
  refresh();
  return null;
});

const discoverable = action(SetDiscoverable, async (ctx, input) => {
  const { mcp_discoverable } = await setDiscoverable(ctx, input.discoverable);
  refresh();
  return mcp_discoverable;
});

/** Saves the profile form. */
export async function editProfileAction(previous: ActionState<null>, form: FormData): Promise<ActionState<null>> {
  return edit(previous, form);
}

/** Gives a user a profile. */
export async function becomeCreatorAction(previous: ActionState<null>, form: FormData): Promise<ActionState<null>> {
  return become(previous, form);
}

/** Turns agent discovery on or off. */
export async function setDiscoverableAction(
  previous: ActionState<boolean>,
  form: FormData,
): Promise<ActionState<boolean>> {
  return discoverable(previous, form);
}
