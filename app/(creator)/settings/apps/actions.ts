"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { limitsOf, SpendLimitsForm } from "@/lib/contracts/trade/spending";
import { idOf } from "@/lib/contracts/values/ids";
import { limitConnection } from "@/lib/domain/developers/oauth/grants/limit-connection";
import { revokeConnection } from "@/lib/domain/developers/oauth/grants/revoke-connection";
import { action } from "@/lib/transports/actions/action";

/** Ends an app's access at once. */
export const revokeConnectionAction = action(z.strictObject({ id: idOf("grant") }), async (ctx, { id }) => {
  await revokeConnection(ctx, id);
  refresh();
  return null;
});

/** Changes what an app may spend, from its next checkout on. */
export const limitConnectionAction = action(
  z.object({ id: idOf("grant"), ...SpendLimitsForm.shape }),
  async (ctx, { id, ...limits }) => {
    await limitConnection(ctx, id, limitsOf(limits));
    refresh();
    return null;
  },
);
