"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { idOf } from "@/lib/contracts/ids";
import { NewReview } from "@/lib/contracts/network/reviews";
import { ApprovalId, RefuseApproval } from "@/lib/contracts/trade/approvals";
import { approve, publishDraft } from "@/lib/domain/trade/orders/approving/approve";
import { refuse } from "@/lib/domain/trade/orders/approving/refuse";
import { action } from "@/lib/transports/actions/action";

/** The person's yes: to the processor's page where something is to be paid. */
export const approveAction = action(ApprovalId, async (ctx, { id }) => {
  const { payUrl } = await approve(ctx, id);
  if (payUrl) redirect(payUrl);
  refresh();
  return null;
});

/** The person's no, with why. */
export const refuseAction = action(RefuseApproval, async (ctx, { id, reason }) => {
  await refuse(ctx, id, reason);
  refresh();
  return null;
});

const stars = z.coerce.number({ error: "Choose 1 to 5 stars" }).int().min(1, "Choose 1 to 5 stars").max(5);

/** Publishes a review that an app drafted, as the form has it. */
export const publishAction = action(
  NewReview.extend({ id: idOf("apr"), rating: stars }),
  async (ctx, { id, ...review }) => {
    await publishDraft(ctx, id, review);
    refresh();
    return null;
  },
);
