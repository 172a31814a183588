"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionState, action } from "@/lib/actions/action";
import { idOf } from "@/lib/contracts/ids";
import { revokeConnection } from "@/lib/oauth/revoke-connection";

const revoke = action(z.strictObject({ id: idOf("grant") }), async (ctx, { id }) => {
  await revokeConnection(ctx, id);
  refresh();
  return null;
});

/** Ends an app's access at once. */
export async function revokeConnectionAction(previous: ActionState<null>, form: FormData): Promise<ActionState<null>> {
  return revoke(previous, form);
}
