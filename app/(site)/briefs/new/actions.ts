"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { NewBrief } from "@/lib/contracts/contact/briefs";
import { dollars } from "@/lib/contracts/trade/dollars";
import { orNothing } from "@/lib/contracts/values/or-nothing";
import { postBrief } from "@/lib/domain/contact/briefs/post";
import { action } from "@/lib/transports/actions/action";

const { brief, category, deadline } = NewBrief.shape;

/** Posts a brief, and goes on to its page. */
export const postAction = action(
  z.strictObject({ brief, category: orNothing(category), budget: orNothing(dollars()), deadline: orNothing(deadline) }),
  async (ctx, { budget, ...wanted }): Promise<never> => {
    const { brief_id } = await postBrief(ctx, { ...wanted, budget_cents: budget });
    refresh();
    redirect(`/briefs/${brief_id}`);
  },
);
