"use server";

import { refresh } from "next/cache";
import { BeginLink, UnlinkIdentity } from "@/lib/contracts/people/identities";
import { beginLink, unlinkIdentity } from "@/lib/domain/people/accounts/providers/link";
import { action } from "@/lib/transports/actions/action";
import { keepLink } from "@/lib/transports/actions/session/device-cookie";

/** Notes that who comes back from the provider is to be linked with this account. */
export const beginLinkAction = action(BeginLink, async (ctx, input) => {
  await keepLink(await beginLink(ctx, input));
  return input;
});

/** Ends a link. */
export const unlinkAction = action(UnlinkIdentity, async (ctx, input) => {
  await unlinkIdentity(ctx, input);
  refresh();
  return null;
});
