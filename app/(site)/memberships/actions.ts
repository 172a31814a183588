"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { MembershipRef } from "@/lib/contracts/trade/memberships/memberships";
import { leaveMembership, stayMember } from "@/lib/domain/trade/memberships/leave";
import { openMembershipPortal } from "@/lib/domain/trade/memberships/portal";
import { action } from "@/lib/transports/actions/action";

/** Leaves a creator's tier: a paid one at the end of the period. */
export const leaveAction = action(MembershipRef, async (ctx, { id }) => {
  await leaveMembership(ctx, id);
  refresh();
  return null;
});

/** Takes leaving back. */
export const stayAction = action(MembershipRef, async (ctx, { id }) => {
  await stayMember(ctx, id);
  refresh();
  return null;
});

/** Leads to the processor's customer portal. */
export const openPortalAction = action(
  MembershipRef,
  async (ctx, { id }): Promise<never> => redirect((await openMembershipPortal(ctx, id)).url),
);
