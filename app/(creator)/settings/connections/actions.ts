"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { idOf } from "@/lib/contracts/ids";
import { revokeConnection } from "@/lib/domain/developers/oauth/grants/revoke-connection";
import { action } from "@/lib/transports/actions/action";

/** Ends an app's access at once. */
export const revokeConnectionAction = action(z.strictObject({ id: idOf("grant") }), async (ctx, { id }) => {
  await revokeConnection(ctx, id);
  refresh();
  return null;
});
