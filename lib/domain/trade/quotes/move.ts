import { and, eq, getTableColumns, inArray, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { quotes } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound, WrongState } from "@/lib/core/errors";
import { QUOTE_TAKEN_DOWN } from "@/lib/domain/platform/safety/taken-down";
import { type QuoteMover, quoteSourcesOf } from "./transitions";

type Stored = typeof quotes.$inferSelect;

/** A quote as it is read: with whether the message that asked for it is withheld, so that its views withhold the same words. */
export const QUOTE = { ...getTableColumns(quotes), takenDown: QUOTE_TAKEN_DOWN.as("taken_down") };

export type QuoteRow = Stored & { takenDown: boolean };

type Change = {
  to: QuoteRow["status"];
  actor: QuoteMover;
  set?: Partial<Stored>;
  /** What else must hold of the row at that moment. */
  when?: SQL | undefined;
};

/** The condition for one quote, in the mode of the one who acts. */
export function thisQuote(ctx: Context, id: string): SQL | undefined {
  return and(eq(quotes.id, id), eq(quotes.livemode, ctx.livemode));
}

/** The quote, held until the transaction ends: what buys it takes it before the order, so that no two wait for each other. */
export async function lockQuote(tx: Transaction, ctx: Context, id: string): Promise<QuoteRow | undefined> {
  const [quote] = await tx.select(QUOTE).from(quotes).where(thisQuote(ctx, id)).for("no key update");
  return quote;
}

/** Moves a quote of the context's mode by one conditional UPDATE. Null when it is in a state from which the actor cannot go there. */
export async function tryMoveQuote(
  tx: Transaction,
  ctx: Context,
  id: string,
  change: Change,
): Promise<QuoteRow | null> {
  const sources = quoteSourcesOf(change.to, change.actor);
  const closed = change.to === "OFFERED" ? {} : { closedAt: ctx.now };
  const [row] = await tx
    .update(quotes)
    .set({ ...closed, ...change.set, status: change.to, updatedAt: ctx.now })
    .where(and(thisQuote(ctx, id), inArray(quotes.status, sources), change.when))
    .returning(QUOTE);
  return row ?? null;
}

/** The same, or `invalid_state_transition` that says in which state the quote is. `done` is the past participle, as in "declined". */
export async function moveQuote(
  tx: Transaction,
  ctx: Context,
  id: string,
  change: Change & { done: string },
): Promise<QuoteRow> {
  const moved = await tryMoveQuote(tx, ctx, id, change);
  if (moved) return moved;
  const [quote] = await tx.select({ status: quotes.status }).from(quotes).where(thisQuote(ctx, id));
  if (!quote) throw notFound("The quote");
  const { to, done } = change;
  const can = `it can be ${done} while ${quoteSourcesOf(to, change.actor).join(" or ")}.`;
  throw new WrongState(
    "quote",
    quote.status,
    can,
    quote.status === to ? `it is ${done} already` : `it cannot be ${done} now`,
  );
}
