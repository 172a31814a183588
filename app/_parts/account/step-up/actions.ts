"use server";

import { z } from "zod";
import { ProveIdentity } from "@/lib/contracts/people/account-settings";
import { UsePasskey } from "@/lib/contracts/people/passkeys";
import { beginPasskeyProof, proveByPasskey } from "@/lib/domain/people/accounts/passkeys/sign-in";
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

/** What the browser needs to prove it by a passkey. */
export const beginPasskeyProofAction = action(z.object({}), beginPasskeyProof);

/** The same by a passkey's answer. */
export const proveByPasskeyAction = action(UsePasskey, async (ctx, input) => {
  await proveByPasskey(ctx, input);
  return null;
});
