import type Stripe from "stripe";
import { type PaymentMode, processor } from "./processor";

/** A checkout by what stands in an address: null for what names none of this mode's, of plans unless told. */
export async function findSession(id: string, of?: PaymentMode): Promise<Stripe.Checkout.Session | null> {
  if (!/^cs_[A-Za-z0-9_]{1,200}$/.test(id)) return null;
  try {
    return await processor(of).checkout.sessions.retrieve(id);
  } catch (error) {
    if ((error as { code?: unknown }).code === "resource_missing") return null;
    throw error;
  }
}
