import type Stripe from "stripe";
import type { Context } from "@/lib/core/context";

/** What a subscription of test mode carries at the processor: until its first event there is no row of ours that could say the mode. */
export function modeTag({ livemode }: Context): Stripe.MetadataParam {
  return livemode ? {} : { livemode: "false" };
}

/** The context of an event of the processor, in the mode of the subscription that it is about. */
export function inModeOf({ metadata }: { metadata: Stripe.Metadata | null }, system: Context): Context {
  return { ...system, livemode: metadata?.livemode !== "false" };
}
