"use server";

import { AskOrderLinks } from "@/lib/contracts/people/accounts";
import { mailOrderLinks } from "@/lib/domain/trade/orders/access/mail-links";
import { action } from "@/lib/transports/actions/action";

/** Mails the links of the orders that were paid with an address, when there are any. */
export const askOrderLinksAction = action(AskOrderLinks, async (ctx, input) => {
  await mailOrderLinks(ctx, input);
  return null;
});
