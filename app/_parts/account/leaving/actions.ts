"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { stay } from "@/lib/domain/people/accounts/leaving/leave";
import { action } from "@/lib/transports/actions/action";

/** Takes a planned deletion back. */
export const stayAction = action(z.object({}), async (ctx) => {
  await stay(ctx);
  refresh();
  return null;
});
