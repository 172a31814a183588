import { reading } from "../mutate";
import { find } from "../store";

/** Whether a checkout was opened in test mode: its page is open wherever test mode is, also next to a configured processor. */
export async function isTestCheckout(sessionId: string, now = new Date()): Promise<boolean> {
  const session = await find(reading(now), "checkout.session", sessionId);
  return session?.metadata.livemode === "false";
}
