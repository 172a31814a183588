"use server";

import { type ActionState, action } from "@/lib/actions/action";
import { AskOrderLinks } from "@/lib/contracts/accounts";
import { mailOrderLinks } from "@/lib/orders/mail-links";

const ask = action(AskOrderLinks, async (ctx, input) => {
  await mailOrderLinks(ctx, input);
  return null;
});

/** Mails the links of the orders that were paid with an address, when there are any. */
export async function askOrderLinksAction(previous: ActionState<null>, form: FormData): Promise<ActionState<null>> {
  return ask(previous, form);
}
