import type { Transaction } from "@/db/client";
import { orderEvents, orders, type ProductQuestion } from "@/db/schema";
import { agreedText } from "@/lib/contracts/trade/orders/agreed-brief";
import type { OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import type { NewOrder } from "@/lib/contracts/trade/orders/orders";
import type { Context } from "@/lib/core/context";
import { sha256 } from "@/lib/core/seal";
import { mergeMetadata } from "@/lib/core/values/metadata";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { purchaserOf, reserveSpending } from "@/lib/domain/platform/spending/reserve";
import { categoriesOf } from "@/lib/domain/platform/taxonomy/taxonomy";
import { recordSentFiles, type SentFile } from "@/lib/domain/trade/files/attachments";
import type { QuotedSale } from "@/lib/domain/trade/quotes/for-sale";
import { recordBrief } from "../briefing/record";
import { type OrderRow, thisOrder } from "../move";
import type { Price } from "./price";
import type { Sale } from "./sale";

/** An order about to be opened: its price and fee in US cents. */
export type Opening = {
  id: string;
  token: string;
  input: NewOrder;
  source: OrderRow["source"];
  sale: Sale;
  quoted: QuotedSale | null;
  price: Price;
  feeCents: number;
  expiresAt: Date;
  files: readonly SentFile[];
  tried: boolean;
};

/**
 * Writes the order, what is reserved of its app's limits, and what was said of the work so far; answers that brief, null for none. Throws
 * `spend_limit_exceeded`.
 */
export async function writeOrder(tx: Transaction, ctx: Context, opening: Opening): Promise<OrderBriefView | null> {
  const { id, input, source, sale, quoted, price, files } = opening;
  const purchaser = purchaserOf(ctx);
  const { amountCents } = price;
  const spendMonth = purchaser
    ? await reserveSpending(tx, ctx, purchaser, { amountCents, categories: categoriesOf(sale.offer, sale) })
    : null;
  await tx.insert(orders).values({
    id,
    profileId: sale.profileId,
    productId: sale.offer.product_id,
    productTitle: price.title,
    packageSlug: input.tier_id ?? null,
    quoteId: quoted?.id ?? null,
    amountCents,
    feeCents: opening.feeCents,
    lines: price.lines,
    deliveryDays: price.deliveryDays,
    revisionsAllowed: price.revisions,
    source,
    apiKeyId: ctx.actor.kind === "credential" ? ctx.actor.credential.id : null,
    agentId: ctx.agent?.id ?? null,
    agentName: ctx.agent?.name ?? null,
    buyerUserId: purchaser?.userId ?? (ctx.actor.kind === "user" ? ctx.actor.userId : (quoted?.buyerUserId ?? null)),
    tried: opening.tried,
    spendMonth,
    linkTokenHash: sha256(opening.token),
    metadata: mergeMetadata({}, input.metadata),
    livemode: ctx.livemode,
    expiresAt: opening.expiresAt,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await tx.insert(orderEvents).values({ orderId: id, at: ctx.now, actor: source, from: null, to: "CHECKOUT_OPEN" });
  await recordAudit(tx, ctx, sale.profileId, "order.created", { type: "order", id });
  if (quoted) {
    const brief = agreedText(quoted.offer.scope, quoted.brief);
    return openBrief(tx, ctx, { id, input: { ...input, brief }, asked: [], files });
  }
  return openBrief(tx, ctx, { id, input, asked: sale.offer.requirements, files });
}

/** Keeps what was asked and what was said of it so far: missing answers never stand in the way of paying. */
async function openBrief(
  tx: Transaction,
  ctx: Context,
  { id, input, asked, files }: { id: string; input: NewOrder; asked: ProductQuestion[]; files: readonly SentFile[] },
): Promise<OrderBriefView | null> {
  const { brief = "", answers = {} } = input;
  const attachments = [...(input.attachments ?? []), ...(await recordSentFiles(tx, ctx, files, id))];
  if (asked.length === 0 && brief === "" && attachments.length === 0 && Object.keys(answers).length === 0) return null;
  const told = await recordBrief(tx, ctx, { orderId: id, asked, brief: { brief, answers, attachments }, whole: false });
  if (told.missing.length > 0) await tx.update(orders).set({ awaitsBrief: true }).where(thisOrder(ctx, id));
  return told;
}
