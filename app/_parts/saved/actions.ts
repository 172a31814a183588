"use server";

import { refresh } from "next/cache";
import { SaveForm } from "@/lib/contracts/network/saved/saved";
import { removeSavedItem, saveItem } from "@/lib/domain/network/saved/change";
import { action } from "@/lib/transports/actions/action";

/** Keeps a creator or a product at hand, or takes it off. Told twice, it changes nothing. */
export const saveAction = action(SaveForm, async (ctx, { id, saved }) => {
  if (saved === "yes") await saveItem(ctx, id);
  else await removeSavedItem(ctx, id);
  refresh();
});
