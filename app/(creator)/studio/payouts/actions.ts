"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { openDashboard, startOnboarding } from "@/lib/domain/trade/payouts/taking-over/onboard";
import { action } from "@/lib/transports/actions/action";

const Nothing = z.object({});

/** Sends the creator to the processor's onboarding. */
export const startOnboardingAction = action(
  Nothing,
  async (ctx): Promise<never> => redirect((await startOnboarding(ctx)).url),
);

/** Sends the creator to the processor's dashboard. */
export const openDashboardAction = action(
  Nothing,
  async (ctx): Promise<never> => redirect((await openDashboard(ctx)).url),
);
