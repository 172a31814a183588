"use server";

import { refresh } from "next/cache";
import { encode } from "uqr";
import { z } from "zod";
import { EnterCode } from "@/lib/contracts/people/account-settings";
import {
  beginAuthenticator,
  confirmAuthenticator,
  renewRecoveryCodes,
  turnOffAuthenticator,
} from "@/lib/domain/people/accounts/second-factor/authenticator";
import { action } from "@/lib/transports/actions/action";

const Nothing = z.object({ id: z.string().max(10).optional() });

/** A new secret, with its QR code as rows of modules: it is drawn here, and no other service hears of it. */
export const beginAction = action(Nothing, async (ctx) => {
  const { secret, uri } = await beginAuthenticator(ctx);
  return { secret, uri, modules: encode(uri, { ecc: "M", border: 3 }).data };
});

/** Turns it on. The page is refreshed when the recovery codes have been read: a new one now would take the dialog away. */
export const confirmAction = action(EnterCode, confirmAuthenticator);

/** Ten new recovery codes. */
export const renewCodesAction = action(Nothing, renewRecoveryCodes);

/** Turns it off. */
export const turnOffAction = action(Nothing, async (ctx) => {
  await turnOffAuthenticator(ctx);
  refresh();
  return null;
});
