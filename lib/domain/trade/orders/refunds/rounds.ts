import { and, isNull, type SQL, sql } from "drizzle-orm";
import { orderRefunds } from "@/db/schema";
import { literal } from "@/db/statements/statement";

/** What was decided and the processor has not taken. Literal, not bound: so the partial index holds it. */
export const UNSENT = and(sql`${orderRefunds.status} = 'REQUESTED'`, isNull(orderRefunds.processorId));

/** How often the processor is asked for one thing that it refuses: about a month. After that the operator sees it, and can have it asked again. */
export const MOST_ATTEMPTS = 40;

/** Attempts count on over such rounds, so that no try has the key of one before it: a round ends with the fortieth, and the next begins at 41. */
const ROUND = MOST_ATTEMPTS + 1;

/** The refusals of the round that a refund is in, in SQL. */
export const IN_ROUND: SQL = sql`(${orderRefunds.attempts} % ${literal(ROUND)})`;

/** What is asked for by itself. */
export const ASKED = sql`${IN_ROUND} < ${literal(MOST_ATTEMPTS)}`;

/** A decided refund that the processor did not take, and is asked for no more until somebody has it tried again. */
export const GIVEN_UP = and(UNSENT, sql`${IN_ROUND} = ${literal(MOST_ATTEMPTS)}`);

export const isGivenUp = (attempts: number): boolean => attempts % ROUND === MOST_ATTEMPTS;

/** How often the processor refused, over all rounds. */
export const refusalsOf = (attempts: number): number => attempts - Math.floor(attempts / ROUND);
