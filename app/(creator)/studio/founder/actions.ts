"use server";

import { refresh } from "next/cache";
import { type ActionState, action } from "@/lib/actions/action";
import { SaveFounder } from "@/lib/contracts/founders";
import { saveFounderCard } from "@/lib/founders/card";

const save = action(SaveFounder, async (ctx, input) => {
  await saveFounderCard(ctx, input);
  refresh();
  return null;
});

/** Saves the founder card. */
export async function saveFounderAction(previous: ActionState<null>, form: FormData): Promise<ActionState<null>> {
  return save(previous, form);
}
