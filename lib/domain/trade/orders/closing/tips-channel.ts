import { type Transaction, wakeAfter } from "@/db/client";

/** The channel that wakes the job that closes pages of tips and sends tips back. */
export const TIPS_CHANNEL = "tips_back";

/** An order stopped being completed: nobody tips for it any more, and the page of a tip that is open is closed after the commit. */
export function closeTipPages(tx: Transaction): void {
  wakeAfter(tx, TIPS_CHANNEL);
}
