"use server";

import { HeldToken } from "@/lib/contracts/people/accounts";
import { confirmEmailChange } from "@/lib/domain/people/accounts/changes/confirm-email";
import { action } from "@/lib/transports/actions/action";

/** Says yes for the mailbox that the link was sent to. */
export const confirmEmailChangeAction = action(HeldToken, confirmEmailChange);
