import { type Column, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { messages, quotes, threads } from "@/db/schema";
import { literal } from "@/db/statements/statement";

const asked = alias(threads, "asked_thread");
const first = alias(messages, "first_message");

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

/**
 * Whether an operator withholds what a brief or an introduction asked of a creator: the first message of the conversation that it began, no
 * matter what that is about by now.
 */
export function askedTakenDown(originId: Column, profileId: Column): SQL<boolean> {
  const hidden = sql`(select ${first.hiddenAt} is not null from ${messages} as ${first}
    where ${first.threadId} = ${asked.id} order by ${first.id} limit 1)`;
  const began = sql`exists (select from ${threads} as ${asked}
    where ${asked.originId} = ${originId} and ${asked.profileId} = ${profileId} and ${hidden})`;
  return sql`${began}`;
}

/** Whether the words that a quote was asked for with are withheld: a message, or the brief that it answers. */
export const QUOTE_TAKEN_DOWN = sql<boolean>`${sql`(${takenDown(quotes.messageId)}
  or (${quotes.briefId} is not null and ${askedTakenDown(quotes.briefId, quotes.profileId)}))`}`;

/** Words, or what stands in place of those that are withheld. */
export function unlessTakenDown(isTakenDown: SQL<boolean>, words: Column): SQL<string> {
  return sql<string>`case when ${isTakenDown} then ${literal(TAKEN_DOWN)} else ${words} end`;
}
