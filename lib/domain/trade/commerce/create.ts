import { commerceCheckouts } from "@/db/schema";
import type { CheckoutAnswer, CheckoutRequest } from "@/lib/contracts/commerce/checkout";
import { type Refusal, refusedFor } from "@/lib/contracts/commerce/protocol";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { mayOpen, openFor } from "./open";
import type { Platform } from "./platform";
import { holdCheckout, noSuchCheckout } from "./row";
import { viewCheckout } from "./view";

/** The protocol's own measure: a checkout that nothing came of ends after it. */
const OPEN_FOR_MS = 6 * 3_600_000;

/**
 * Opens a checkout for a platform. With nothing missing its order and hosted page are open, too; else its messages say what is. Refused where
 * nothing that was asked for is on sale. Throws `unauthorized`, `insufficient_scope`, `service_unavailable`.
 */
export async function createCheckout(
  ctx: Context,
  platform: Platform,
  request: CheckoutRequest,
): Promise<CheckoutAnswer | Refusal> {
  mayOpen(ctx);
  return transaction(ctx, async (tx, within) => {
    const opened = await openFor(within, request);
    if (!opened)
      return refusedFor("item_unavailable", "Nothing of what was asked for is on sale here.", env().BASE_URL);
    const id = newId("chk", ctx.now.getTime());
    await tx.insert(commerceCheckouts).values({
      id,
      platform: platform.url,
      signed: platform.signed,
      webhookUrl: platform.webhookUrl,
      userId: accountOf(ctx),
      buyer: request.buyer ?? null,
      expiresAt: new Date(ctx.now.getTime() + OPEN_FOR_MS),
      livemode: ctx.livemode,
      createdAt: ctx.now,
      updatedAt: ctx.now,
      ...opened,
    });
    await recordAudit(tx, within, null, "checkout.created", { type: "checkout", id }, { platform: platform.url });
    const made = await holdCheckout(tx, within, platform, id);
    return made ? viewCheckout(made.row, made.order, ctx.now) : noSuchCheckout();
  });
}

/** The account that a platform acts for: who let it, or whose key it is. */
export function accountOf({ actor }: Context): string | null {
  return actor.kind === "credential" ? actor.userId : null;
}
