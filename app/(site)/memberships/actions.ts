"use server";

import { refresh } from "next/cache";
import { type ActionState, action } from "@/lib/actions/action";
import { MembershipRef } from "@/lib/contracts/memberships";
import { leaveMembership, stayMember } from "@/lib/memberships/leave";

const leave = action(MembershipRef, async (ctx, { id }) => {
  await leaveMembership(ctx, id);
  refresh();
  return null;
});

const stay = action(MembershipRef, async (ctx, { id }) => {
  await stayMember(ctx, id);
  refresh();
  return null;
});

type Nothing = ActionState<null>;

/** Leaves a creator's tier: a paid one at the end of the period. */
export async function leaveAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return leave(previous, form);
}

/** Takes leaving back. */
export async function stayAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return stay(previous, form);
}
