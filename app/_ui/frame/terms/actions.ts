"use server";

import { refresh } from "next/cache";
import { AgreeToTerms } from "@/lib/contracts/people/terms";
import { agreeToTerms } from "@/lib/domain/people/accounts/signing-in/agree-to-terms";
import { action } from "@/lib/transports/actions/action";

/** Agrees to the terms as they are now. */
export const agreeToTermsAction = action(AgreeToTerms, async (ctx) => {
  await agreeToTerms(ctx);
  refresh();
  return null;
});
