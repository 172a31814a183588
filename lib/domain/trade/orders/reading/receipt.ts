import { eq, inArray } from "drizzle-orm";
import { profiles, receiptDetails } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { orderFor } from "@/lib/domain/trade/orders/access/access";

/** One side of a receipt as it names itself there; what it does not say is empty. */
type Named = { legalName: string; address: string; taxId: string };

/** What a receipt says besides what the order does: its number, and who paid and sold, as far as they gave it. */
export type ReceiptFacts = {
  /** Given when the order was paid, in the creator's own series, and never another: `DEMO-00042`. */
  number: string;
  buyer: Named & { name: string | null; email: string | null };
  seller: Named & { name: string; handle: string; location: string | null };
};

const NOTHING: Named = { legalName: "", address: "", taxId: "" };

/** Of a paid order, for either side of it. Throws `not_found`, also before it is paid. */
export async function readReceipt(ctx: Context, orderId: string, token?: string): Promise<ReceiptFacts> {
  const order = await orderFor(ctx, orderId, "read", token);
  const { paidAt, receiptNumber, profileId, buyerUserId } = order;
  if (!paidAt || !receiptNumber) throw notFound("The receipt");
  const [seller] = await ctx.db
    .select({ location: profiles.location, userId: profiles.userId })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  const named = await detailsOf(ctx, [seller?.userId, buyerUserId]);
  return {
    number: receiptNumber,
    buyer: { name: order.buyerName, email: order.buyerEmail, ...(named.get(buyerUserId ?? "") ?? NOTHING) },
    seller: {
      name: order.displayName,
      handle: order.handle,
      location: seller?.location ?? null,
      ...(named.get(seller?.userId ?? "") ?? NOTHING),
    },
  };
}

async function detailsOf({ db }: Context, accounts: (string | null | undefined)[]): Promise<Map<string, Named>> {
  const { userId, legalName, address, taxId } = receiptDetails;
  const known = accounts.filter((id): id is string => typeof id === "string");
  const rows = await db
    .select({ userId, legalName, address, taxId })
    .from(receiptDetails)
    .where(inArray(userId, known));
  return new Map(rows.map(({ userId: id, ...details }) => [id, details]));
}
