import type { PaymentMode } from "./processor";

/** Whether an event may change a row: the sandbox next to a configured processor, whose events are of test mode, says nothing of live ones. */
export function hears(event: PaymentMode, row: PaymentMode): boolean {
  return event.livemode || !row.livemode;
}
