"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { EndSession } from "@/lib/contracts/people/account-settings";
import { endOneSession, endOtherSessions } from "@/lib/domain/people/accounts/sessions/end";
import { action } from "@/lib/transports/actions/action";

/** Signs out one browser. */
export const endSessionAction = action(EndSession, async (ctx, input) => {
  await endOneSession(ctx, input);
  refresh();
  return null;
});

/** Signs out every browser but this one. */
export const endOtherSessionsAction = action(z.object({ id: z.string().max(10).optional() }), async (ctx) => {
  await endOtherSessions(ctx);
  refresh();
  return null;
});
