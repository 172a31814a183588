"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { idOf } from "@/lib/contracts/values/ids";
import { closeBrief } from "@/lib/domain/contact/briefs/close";
import { action } from "@/lib/transports/actions/action";

/** Closes a brief: nobody answers it from then on. */
export const closeAction = action(z.strictObject({ id: idOf("brief") }), async (ctx, { id }) => {
  const closed = await closeBrief(ctx, id);
  refresh();
  return closed;
});
