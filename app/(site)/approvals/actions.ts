"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { NewReview } from "@/lib/contracts/network/reviews/reviews";
import { ApprovalId, ChangeApproval, RefuseApproval } from "@/lib/contracts/trade/orders/approvals";
import { idOf } from "@/lib/contracts/values/ids";
import { approve, publishDraft } from "@/lib/domain/trade/orders/approving/approve";
import { change } from "@/lib/domain/trade/orders/approving/change";
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

/** Other choices before paying: then to the processor's page, or back to what waits. */
export const changeAction = action(
  ChangeApproval.extend({ next: z.enum(["pay", "later"]) }),
  async (ctx, { next, ...wanted }): Promise<never> => {
    await change(ctx, wanted);
    const { payUrl } = next === "pay" ? await approve(ctx, wanted.id) : { payUrl: null };
    refresh();
    redirect(payUrl ?? `/approvals#${wanted.id}`);
  },
);

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
