"use server";

import { refresh } from "next/cache";
import { SaveFounder } from "@/lib/contracts/network/founders/founders";
import { saveFounderCard } from "@/lib/domain/network/founders/card";
import { action } from "@/lib/transports/actions/action";

/** Saves the founder card. */
export const saveFounderAction = action(SaveFounder, async (ctx, input) => {
  await saveFounderCard(ctx, input);
  refresh();
  return null;
});
