import { and, eq, gte } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { disputeStatements } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, WrongState } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { claimFiles } from "@/lib/domain/trade/files/claim";
import { withdrawFile } from "@/lib/domain/trade/files/waiting";
import { orderAs, orderFor } from "../access/access";
import { orderStatement } from "../mails/order-statement";
import type { OrderRow } from "../move";
import { holdOrder } from "../refunds/reckon";
import { viewStatementEvent } from "../showing/view-events";
import { announce } from "../telling/announce";

/** How many statements each side may add to one dispute: what one says takes no room from the other. */
const MOST = 25;

/** Who speaks: by the order's link or its buyer's account, or as the creator who sold it. */
export type Speaker = { orderId: string; token?: string | undefined; as: "buyer" | "creator" };

/** The disputed order, held, for one of its two sides. Throws `not_found`, `invalid_state_transition`. */
export async function disputedOrder(tx: Transaction, ctx: Context, { orderId, token, as }: Speaker): Promise<OrderRow> {
  await orderAs(ctx, as, { id: orderId, action: "settle", token });
  const order = await holdOrder(tx, ctx, orderId);
  if (order?.status !== "DISPUTED")
    throw new WrongState("order", order?.status, "there is no dispute to settle.", "there is no dispute to settle");
  return order;
}

type Statement = Speaker & { body: string; fileIds?: readonly string[] };

/**
 * Since when the open dispute of an order is disputed: what was said and proposed in another one before does not count against it. Rows of
 * before the moment was kept have none.
 */
export function disputedSince({ disputedAt, createdAt }: OrderRow): Date {
  return disputedAt ?? createdAt;
}

/**
 * Adds what a side says to a dispute, with files. Throws `not_found`, `invalid_state_transition`, `validation_error`, `conflict` (the side
 * has said as much as it may in this dispute).
 */
export async function speak(ctx: Context, statement: Statement): Promise<{ id: string }> {
  return transaction(ctx, async (tx, within) => {
    const order = await disputedOrder(tx, within, statement);
    const { body, as, fileIds = [], token } = statement;
    const said = await tx.$count(
      disputeStatements,
      and(
        eq(disputeStatements.orderId, order.id),
        eq(disputeStatements.livemode, ctx.livemode),
        eq(disputeStatements.side, as),
        gte(disputeStatements.createdAt, disputedSince(order)),
      ),
    );
    if (said >= MOST)
      throw conflict(
        `Each side adds at most ${MOST} statements to a dispute, and yours are used. Propose how it ends, or accept what the other side proposed.`,
      );
    const id = newId("stm", ctx.now.getTime());
    const { livemode } = order;
    await tx.insert(disputeStatements).values({ id, orderId: order.id, side: as, body, livemode, createdAt: ctx.now });
    const capability = token ? order.id : null;
    await claimFiles(tx, within, fileIds, { kind: "dispute_statement", id: order.id, part: id }, { capability });
    await announce(tx, within, order, {
      kind: "order.statement_added",
      data: viewStatementEvent(order, { id, side: as, body }),
      diff: { side: as },
      ...(as === "buyer" ? { toCreator: (facts) => orderStatement(facts, body, "creator") } : {}),
      ...(as === "creator" ? { toBuyer: (facts) => orderStatement(facts, body, "buyer") } : {}),
    });
    return { id };
  });
}

/** Takes back a file that was added to a statement which is not sent yet. Throws `not_found`. */
export async function withdrawStatementFile(
  ctx: Context,
  orderId: string,
  fileId: string,
  token: string | undefined,
): Promise<void> {
  await orderFor(ctx, orderId, "settle", token);
  await withdrawFile(ctx, fileId, token ? orderId : null);
}
