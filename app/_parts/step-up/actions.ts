"use server";

import { z } from "zod";
import { ProveIdentity } from "@/lib/contracts/people/account-settings";
import { proveByCode, proveByPassword } from "@/lib/domain/people/accounts/sessions/prove";
import { waysToProve } from "@/lib/domain/people/accounts/sessions/ways";
import { action } from "@/lib/transports/actions/action";

/** By what the signed-in person can prove who they are. */
export const waysToProveAction = action(z.object({}), waysToProve);

/** Makes the session fresh for ten minutes. */
export const proveAction = action(ProveIdentity, async (ctx, input) => {
  await ("code" in input ? proveByCode(ctx, input) : proveByPassword(ctx, input));
  return null;
});
