"use server";

import { z } from "zod";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { createKey } from "@/lib/domain/developers/keys/making/create";
import { action } from "@/lib/transports/actions/action";

/** A test key for the examples of the documentation, whatever mode the reader's pages are in; it ends after a day and spends nothing. */
export const makeDocsKey = action(z.strictObject({}), async (ctx) => {
  const asked = { name: "From the documentation", scopes: ALL_SCOPES, expires_in_days: 1 };
  const { token } = await createKey({ ...ctx, livemode: false }, asked);
  return { token };
});
