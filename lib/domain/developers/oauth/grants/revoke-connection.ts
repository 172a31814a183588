import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { requireConsenter } from "../consenter";
import { revokeGrant } from "./revoke-grant";

/**
 * The acting account shuts an app out: its tokens end at their next use. Throws `not_found` for another's grant, or an
 * ended one.
 */
export async function revokeConnection(ctx: Context, grantId: string): Promise<void> {
  const { userId } = requireConsenter(ctx);
  const ended = await transaction(ctx, (tx) => revokeGrant(tx, ctx, grantId, "creator", userId));
  if (!ended) throw notFound("A connected app with this id");
}
