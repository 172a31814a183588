import type { Context } from "@/lib/core/context";
import { withdrawFile } from "@/lib/domain/trade/files/waiting";
import { orderFor } from "../access/access";

/** Takes back a file that the buyer uploaded for a brief and has not sent yet. Throws `not_found`. */
export async function withdrawBriefFile(
  ctx: Context,
  orderId: string,
  fileId: string,
  token: string | undefined,
): Promise<void> {
  await orderFor(ctx, orderId, "brief", token);
  await withdrawFile(ctx, fileId, orderId);
}
