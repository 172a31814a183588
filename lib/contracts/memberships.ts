import { z } from "zod";
import { idOf } from "./ids";
import { operation } from "./operation";
import { Cents, PageQuery, pageOf, Timestamp } from "./page";

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

export const listTiers = operation({
  id: "listTiers",
  method: "GET",
  path: "/v1/tiers",
  summary: "List your active membership tiers",
  description:
    "What followers of the delegated creator can subscribe to, in the order in which the profile shows them.",
  tag: "Memberships",
  scope: "tiers:read",
  tier: "FREE",
  status: 200,
  query: PageQuery,
  response: pageOf(MembershipTier).meta({ id: "MembershipTierPage" }),
  errors: ["invalid_cursor"],
  example: {
    response: {
      data: [
        {
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
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
});
