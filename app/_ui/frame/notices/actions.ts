"use server";

import { refresh } from "next/cache";
import { ReadNotices } from "@/lib/contracts/people/notices";
import { readNotices } from "@/lib/domain/people/notices/change";
import { action } from "@/lib/transports/actions/action";

/** Marks what was shown as read; what came meanwhile stays unread. */
export const readNoticesAction = action(ReadNotices, async (ctx, input) => {
  await readNotices(ctx, input);
  refresh();
  return null;
});
