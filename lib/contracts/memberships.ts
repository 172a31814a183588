import { z } from "zod";
import { idOf } from "./ids";
import { Cents, Timestamp } from "./page";

/** A creator's membership tier. */
export const MembershipTier = z
  .object({
    id: idOf("tier"),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    price_cents: Cents,
    currency: z.literal("usd"),
    interval: z.enum(["month", "year"]),
    perks: z.array(z.string()),
    member_count: z.int(),
    active: z.boolean(),
    created_at: Timestamp,
  })
  .meta({ id: "MembershipTier" });

export type MembershipTierView = z.infer<typeof MembershipTier>;
