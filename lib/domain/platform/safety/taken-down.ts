import { type Column, type SQL, sql } from "drizzle-orm";
import { messages } from "@/db/schema";

/** In place of words that an operator withholds. */
export const TAKEN_DOWN = "*An operator has taken this message down.*";

/**
 * Whether an operator withholds the message of this id: with it goes what shows its words elsewhere, and its files. What is withheld is
 * said here alone, and nothing is written over: both sides of a sale keep what they agreed on.
 */
export function takenDown(messageId: Column): SQL<boolean> {
  const hidden = sql`exists (select from ${messages} where ${messages.id} = ${messageId} and ${messages.hiddenAt} is not null)`;
  // SQL within SQL: of the outermost, a select of one table would write the columns without their table
  return sql`${hidden}`;
}
