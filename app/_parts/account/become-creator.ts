"use server";

import { refresh } from "next/cache";
import { BecomeCreator } from "@/lib/contracts/people/accounts";
import { becomeCreator } from "@/lib/domain/people/profiles/become-creator";
import { action } from "@/lib/transports/actions/action";

/** Gives a user a profile. */
export const becomeCreatorAction = action(BecomeCreator, async (ctx, input) => {
  await becomeCreator(ctx, input);
  refresh();
  return null;
});
