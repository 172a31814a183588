"use server";

import { refresh } from "next/cache";
import { EditProfile, SetDiscoverable } from "@/lib/contracts/people/accounts";
import { ChangeHandle, ProfilePicture } from "@/lib/contracts/people/profile";
import { AskVerification, WithdrawVerification } from "@/lib/contracts/people/verification";
import { askVerification, withdrawVerification } from "@/lib/domain/contact/verification/request";
import { checkHandle } from "@/lib/domain/people/profiles/change-handle";
import { editProfile, setDiscoverable } from "@/lib/domain/people/profiles/edit";
import { action } from "@/lib/transports/actions/action";

/** Saves the profile form. */
export const editProfileAction = action(EditProfile, async (ctx, input) => {
  await editProfile(ctx, input);
  refresh();
  return null;
});

/** Gives the page another handle. */
export const changeHandleAction = action(ChangeHandle, async (ctx, { handle }) => {
  await editProfile(ctx, { handle });
  refresh();
  return null;
});

/** Whether the page could have that handle. */
export const checkHandleAction = action(ChangeHandle, (ctx, { handle }) => checkHandle(ctx, handle));

/** Shows a picture as avatar or cover, changes what is said of it, or takes it away. */
export const profilePictureAction = action(ProfilePicture, async (ctx, { place, media_id, alt }) => {
  await editProfile(ctx, { [place]: media_id ? { media_id, alt } : null });
  refresh();
  return null;
});

/** Turns agent discovery on or off. */
export const setDiscoverableAction = action(SetDiscoverable, async (ctx, input) => {
  const { mcp_discoverable } = await setDiscoverable(ctx, input.discoverable);
  refresh();
  return mcp_discoverable;
});

/** Asks operators to check who the creator is. */
export const askVerificationAction = action(AskVerification, async (ctx, input) => {
  const asked = await askVerification(ctx, input);
  refresh();
  return asked;
});

/** Takes that back. */
export const withdrawVerificationAction = action(WithdrawVerification, async (ctx, input) => {
  const gone = await withdrawVerification(ctx, input);
  refresh();
  return gone;
});
