"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { ChoosePlan, EnterpriseRequest } from "@/lib/contracts/trade/billing/billing";
import { askEnterprise } from "@/lib/domain/trade/billing/choosing/ask-enterprise";
import { choosePlan } from "@/lib/domain/trade/billing/choosing/choose-plan";
import { openPortal } from "@/lib/domain/trade/billing/choosing/portal";
import { action } from "@/lib/transports/actions/action";

/** Chooses a plan: leads to the processor's checkout, or changes what is subscribed to. */
export const choosePlanAction = action(ChoosePlan, async (ctx, input) => {
  const { url } = await choosePlan(ctx, input);
  if (url) redirect(url);
  refresh();
  return null;
});

/** Leads to the processor's customer portal. */
export const openPortalAction = action(
  z.object({}),
  async (ctx): Promise<never> => redirect((await openPortal(ctx)).url),
);

/** Writes to the operator about ENTERPRISE. */
export const askEnterpriseAction = action(EnterpriseRequest, async (ctx, input) => {
  await askEnterprise(ctx, input);
  return null;
});
