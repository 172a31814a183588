"use server";

import { refresh } from "next/cache";
import { NoticeSettings } from "@/lib/contracts/people/notices";
import { chooseNotices } from "@/lib/domain/people/notices/change";
import { action } from "@/lib/transports/actions/action";

/** Says which topics come by mail too. */
export const chooseNoticesAction = action(NoticeSettings, async (ctx, input) => {
  await chooseNotices(ctx, input);
  refresh();
  return null;
});
