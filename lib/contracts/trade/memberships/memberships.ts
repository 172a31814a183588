import { z } from "zod";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { OwnMetadata } from "../../values/metadata";
import { Cents, Currency, PageQuery, pageOf, Timestamp } from "../../values/page";
import { text } from "../../values/text";
import { dollars } from "../dollars";

export const BillingInterval = growing(["month", "year"], "an interval of another length");

/** A creator's membership tier. */
export const MembershipTier = z
  .object({
    id: idOf("tier"),
    slug: z.string().meta({ description: "Name of the tier in URLs, unique per creator." }),
    name: z.string().meta({ description: "Name of the tier as people read it." }),
    description: z.string().meta({ description: "What members get; may be empty." }),
    price_cents: Cents.meta({ description: "Price per interval, in US cents; 0 for a free tier." }),
    currency: Currency,
    interval: BillingInterval.meta({ description: "How often the membership is paid." }),
    perks: z.array(z.string()).meta({ description: "What members get, point by point." }),
    member_count: z.int().meta({ description: "How many active members the tier has." }),
    active: z.boolean().meta({ description: "Whether it can be joined." }),
    metadata: OwnMetadata,
    created_at: Timestamp.meta({ description: "When the tier was made." }),
  })
  .meta({ id: "MembershipTier", description: "A membership that followers of a creator can join." });

export type MembershipTierView = z.infer<typeof MembershipTier>;

export const TierQuery = PageQuery.extend({
  archived: z
    .stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive" })
    .default(false)
    .meta({ override: { type: "boolean", default: false }, description: "`true`: archived tiers too." }),
});

export type TierQuery = z.output<typeof TierQuery>;

export const EXAMPLE_TIER = {
  id: "tier_01k5s3v9n6e8wbr4q2ycx7th0d",
  slug: "harbour-notes",
  name: "Harbour Notes",
  description: "A monthly letter with one identity taken apart.",
  price_cents: 700,
  currency: "usd",
  interval: "month",
  perks: ["Monthly case letter", "Archive of 30 earlier letters"],
  member_count: 41,
  active: true,
  created_at: "2026-02-03T08:15:00.000Z",
} as const;

export const listTiers = operation({
  id: "listTiers",
  method: "GET",
  path: "/v1/tiers",
  summary: "List your active membership tiers",
  description:
    "What followers of the delegated creator can subscribe to, in the order in which the profile shows them; with `archived=true` also those that nobody can join any more. Sorting moves them, also past the cursor of who pages.",
  tag: "Memberships",
  touches: "shared",
  scope: "tiers:read",
  tier: "FREE",
  status: 200,
  query: TierQuery,
  response: pageOf(MembershipTier).meta({ id: "MembershipTierPage" }),
  errors: ["not_found", "invalid_cursor"],
  example: {
    response: {
      data: [EXAMPLE_TIER],
      has_more: false,
      next_cursor: null,
    },
  },
});

export const MAX_TIERS = 10;
export const MAX_TIER_PRICE = 100_000;
export const MAX_PERKS = 12;

/** Zero is a tier that is free; else at least a dollar. */
const Price = dollars(0, MAX_TIER_PRICE).refine((cents) => cents === 0 || cents >= 100, "is 0, or from $1 to $1,000");

/** One perk a line. */
const Perks = text(3_000)
  .transform((sent) => [
    ...new Set(
      sent
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(text(160)).max(MAX_PERKS, `list at most ${MAX_PERKS}`));

/** A membership tier as the studio's form sends it; without an id it is new. */
export const SaveTier = z.strictObject({
  id: z.union([idOf("tier"), z.literal("").transform(() => undefined)]).optional(),
  name: text(60, { min: 1, trim: true }),
  description: text(500, { trim: true }).default(""),
  price: Price,
  interval: z.enum(["month", "year"]),
  perks: Perks.default([]),
});

export type SaveTier = z.output<typeof SaveTier>;

export const TierRef = z.strictObject({ id: idOf("tier") });
export const MoveTier = TierRef.extend({ by: z.coerce.number().pipe(z.union([z.literal(-1), z.literal(1)])) });
export const MembershipRef = z.strictObject({ id: idOf("mem") });

/** A member as the creator sees them. */
export type MemberView = {
  id: string;
  name: string;
  email: string;
  tier: { id: string; name: string };
  status: "ACTIVE" | "CANCELED";
  started_at: string;
  ends_at: string | null;
  canceled_at: string | null;
};

/** A membership as its member sees it, with what they pay: null where the processor does not say it now. */
export type OwnMembershipView = {
  id: string;
  status: "ACTIVE" | "CANCELED";
  tier: { id: string; name: string; price_cents: number; interval: "month" | "year"; perks: string[] };
  creator: { handle: string; display_name: string };
  started_at: string;
  /** When the member is charged next; null for a free one, for one that ends, and while a payment that fell due is tried again. */
  next_charge_at: string | null;
  ends_at: string | null;
  canceled_at: string | null;
};
