"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionState, action } from "@/lib/actions/action";
import { openDashboard, startOnboarding } from "@/lib/payouts/onboard";

const Nothing = z.object({});

const start = action(Nothing, async (ctx): Promise<never> => redirect((await startOnboarding(ctx)).url));

const dashboard = action(Nothing, async (ctx): Promise<never> => redirect((await openDashboard(ctx)).url));

/** Sends the creator to the processor's onboarding. */
export async function startOnboardingAction(previous: ActionState<never>, form: FormData): Promise<ActionState<never>> {
  return start(previous, form);
}

/** Sends the creator to the processor's dashboard. */
export async function openDashboardAction(previous: ActionState<never>, form: FormData): Promise<ActionState<never>> {
  return dashboard(previous, form);
}
