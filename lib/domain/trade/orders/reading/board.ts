import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { prepared } from "@/db/client";
import { orders } from "@/db/schema";
import type { OrderView } from "@/lib/contracts/trade/orders/creator-orders";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import { idOf } from "@/lib/contracts/values/ids";
import { type Page, Timestamp } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { requireProfile } from "@/lib/domain/platform/access/require";
import type { OrderRow } from "../move";
import { dueAt, viewOrder } from "../showing/view";

const { placeholder } = sql;
const MOST = 200;

/** An order at work with the moment it waits for: when the work is due, or when it counts as accepted; null under dispute. */
export type BoardCard = OrderView & { due_at: string | null };

export const BOARD_COLUMNS = ["PAID", "REVISION_REQUESTED", "DELIVERED", "DISPUTED"] as const satisfies OrderStatus[];

export type Board = Record<(typeof BOARD_COLUMNS)[number], BoardCard[]>;

const atWork = prepared("orders_at_work", (db) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.profileId, placeholder("profileId")),
        eq(orders.livemode, placeholder("livemode")),
        sql`${orders.status} in ('PAID', 'DELIVERED', 'REVISION_REQUESTED', 'DISPUTED')`,
      ),
    )
    .orderBy(orders.paidAt, orders.id)
    .limit(MOST),
);

/** The orders of the acting creator that are not closed, by state, what is due first at the top; the 200 oldest. */
export async function readBoard(ctx: Context): Promise<Board> {
  const rows = await atWork().execute({ profileId: requireProfile(ctx), livemode: ctx.livemode });
  const board: Board = { PAID: [], REVISION_REQUESTED: [], DELIVERED: [], DISPUTED: [] };
  const cards = rows.map((row) => ({ ...viewOrder(row), due_at: endOfState(row)?.toISOString() ?? null }));
  cards.sort((a, b) => (a.due_at ?? a.updated_at).localeCompare(b.due_at ?? b.updated_at));
  for (const card of cards) if (card.status in board) board[card.status as keyof Board].push(card);
  return board;
}

/** When the present state of an order ends or should: null where nothing is due. */
function endOfState(order: OrderRow): Date | null {
  if (order.status === "DELIVERED") return order.acceptBy;
  return order.status === "PAID" ? dueAt(order) : null;
}

const ClosedCursor = z.tuple([Timestamp, idOf("ord")]);

const closed = prepared("orders_closed", (db) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.profileId, placeholder("profileId")),
        eq(orders.livemode, placeholder("livemode")),
        sql`${orders.closedAt} is not null`,
        sql`${orders.status} in ('COMPLETED', 'CANCELED', 'REFUNDED')`,
        sql`(${orders.closedAt}, ${orders.id}) < (${placeholder("at")}::timestamptz, ${placeholder("id")}::text)`,
      ),
    )
    .orderBy(desc(orders.closedAt), desc(orders.id))
    .limit(placeholder("limit")),
);

/** What the acting creator has finished, last closed first. Throws `invalid_cursor`. */
export async function listClosedOrders(
  ctx: Context,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<OrderView>> {
  const profileId = requireProfile(ctx);
  const [at, id] = decodeCursor(query.cursor, ClosedCursor) ?? ["infinity", ""];
  const rows = await closed().execute({ profileId, livemode: ctx.livemode, at, id, limit: query.limit + 1 });
  return pageOf(rows, query.limit, (row) => [row.closedAt?.toISOString() ?? "", row.id], viewOrder);
}
