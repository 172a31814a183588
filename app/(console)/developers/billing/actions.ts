"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionState, action } from "@/lib/actions/action";
import { askEnterprise } from "@/lib/billing/ask-enterprise";
import { choosePlan } from "@/lib/billing/choose-plan";
import { openPortal } from "@/lib/billing/portal";
import { ChoosePlan, EnterpriseRequest } from "@/lib/contracts/billing";

type Nothing = ActionState<null>;

const choose = action(ChoosePlan, async (ctx, input) => {
  const { url } = await choosePlan(ctx, input);
  if (url) redirect(url);
  refresh();
  return null;
});

const portal = action(z.object({}), async (ctx): Promise<never> => redirect((await openPortal(ctx)).url));

const ask = action(EnterpriseRequest, async (ctx, input) => {
  await askEnterprise(ctx, input);
  return null;
});

/** Chooses a plan: leads to the processor's checkout, or changes what is subscribed to. */
export async function choosePlanAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return choose(previous, form);
}

/** Leads to the processor's customer portal. */
export async function openPortalAction(previous: ActionState<never>, form: FormData): Promise<ActionState<never>> {
  return portal(previous, form);
}

/** Writes to the operator about ENTERPRISE. */
export async function askEnterpriseAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return ask(previous, form);
}
