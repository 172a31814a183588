import type { Transaction } from "@/db/client";
import type { EventData, EventKind } from "@/lib/contracts/developers/events/events";
import type { Context } from "@/lib/core/context";
import { tellPlatform } from "@/lib/domain/developers/platforms/notices";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import type { Mail } from "@/lib/domain/platform/mail/message";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { sellerOf } from "../access/parties";
import type { OrderFacts } from "../mails/order-facts";
import type { OrderRow } from "../move";
import { viewFacts } from "../showing/view";
import { heardBy } from "./heard-by";
import { tellBuyer } from "./tell-buyer";

type News<K extends EventKind> = {
  kind: K;
  data: EventData<K>;
  diff?: Record<string, unknown>;
  toBuyer?: (order: OrderFacts) => Mail;
  toCreator?: (order: OrderFacts) => Mail;
};

/**
 * Tells everyone of a change of an order in the transaction that made it: the audit log, the endpoints of the creator and of the
 * account that placed it, the platform that it came from, and by mail whichever side has a mail coming.
 */
export async function announce<K extends EventKind>(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  news: News<K>,
): Promise<void> {
  const { id } = order;
  const owner = await heardBy(tx, order);
  await recordAudit(tx, ctx, owner, news.kind, { type: "order", id }, news.diff);
  await emit(tx, ctx, owner, news.kind, news.data);
  await tellBuyer(tx, ctx, order, news.kind);
  if (order.paidAt) await tellPlatform(tx, ctx, id);
  await tellSides(tx, ctx, order, news);
}

/** The mails alone. A buyer whose address the processor did not give gets none. */
export async function tellSides(
  tx: Transaction,
  ctx: Context,
  order: OrderRow,
  { toBuyer, toCreator }: Pick<News<EventKind>, "toBuyer" | "toCreator">,
): Promise<void> {
  if (!toBuyer && !toCreator) return;
  const seller = await sellerOf(tx, order.profileId);
  const facts = viewFacts(order, seller.name);
  if (toBuyer && order.buyerEmail) await queueMail(tx, ctx, order.buyerEmail, toBuyer(facts));
  if (toCreator) await queueMail(tx, ctx, seller.email, toCreator(facts));
}
