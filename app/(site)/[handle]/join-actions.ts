"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { TierRef } from "@/lib/contracts/trade/memberships/memberships";
import { joinTier } from "@/lib/domain/trade/memberships/join";
import { type ActionState, action } from "@/lib/transports/actions/action";
import { currentUser } from "@/lib/transports/actions/session/session";

const join = action(TierRef, async (ctx, { id }): Promise<never> => {
  const { url } = await joinTier(ctx, id);
  refresh();
  redirect(url ?? `/memberships?joined=${id}`);
});

/** Joins a tier: a free one at once, a paid one on the hosted page. Anyone who is not signed in signs in first. */
export async function joinAction(
  handle: string,
  previous: ActionState<never>,
  form: FormData,
): Promise<ActionState<never>> {
  if (!(await currentUser())) redirect(`/sign-in?next=${encodeURIComponent(`/${handle}`)}`);
  return join(previous, form);
}
