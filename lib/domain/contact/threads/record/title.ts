import type { ThreadRow } from "./open";

/** How the title of a question about no product begins; the name of who was asked follows. */
export const QUESTION_TO = "A question to ";

/** What a conversation is called on one of its sides: who was asked reads who asks. */
export function titleFor({ title, productId, buyerName }: ThreadRow, side: "buyer" | "creator"): string {
  const asked = side === "creator" && productId === null && title.startsWith(QUESTION_TO);
  return asked ? `A question from ${buyerName}` : title;
}
