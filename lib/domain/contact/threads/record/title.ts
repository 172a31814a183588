import { QUESTION_TO } from "@/lib/contracts/contact/threads";
import type { ThreadRow } from "./open";

/** What a conversation is called on one of its sides: who was asked reads who asks. */
export function titleFor({ title, productId, buyerName }: ThreadRow, side: "buyer" | "creator"): string {
  const asked = side === "creator" && productId === null && title.startsWith(QUESTION_TO);
  return asked ? `A question from ${buyerName}` : title;
}
