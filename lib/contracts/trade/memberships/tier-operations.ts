import { z } from "zod";
import { operation } from "../../operation";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { MetadataPatch, NewMetadata } from "../../values/metadata";
import { PageQuery, pageOf, Timestamp } from "../../values/page";
import { text } from "../../values/text";
import { TimeRangeQuery } from "../../values/time-range";
import { EXAMPLE_TIER, MAX_PERKS, MAX_TIER_PRICE, MAX_TIERS, MembershipTier } from "./memberships";

const PRICED = "must be 0, or from 100 to 100,000 cents";

export const TierInterval = z.enum(["month", "year"]).meta({ description: "How often the membership is paid." });

const FIELDS = {
  name: text(60, { min: 1, trim: true }).meta({
    description: "Name of the tier as people read it, 1 to 60 characters.",
  }),
  description: text(500, { trim: true }).meta({ description: "What members get, at most 500 characters." }),
  price_cents: z
    .int(PRICED)
    .min(0, PRICED)
    .max(MAX_TIER_PRICE, PRICED)
    .refine((cents) => cents === 0 || cents >= 100, PRICED)
    .meta({
      description: "Price per interval, in US cents: 0 for a free tier, else from 100 ($1) to 100,000 ($1,000).",
    }),
  interval: TierInterval,
  perks: z
    .array(text(160, { min: 1, trim: true }))
    .max(MAX_PERKS)
    .meta({ description: `What members get, point by point: at most ${MAX_PERKS} points of 160 characters.` }),
};

/** A tier as a creator sends it. */
export const NewTier = z
  .strictObject({
    ...FIELDS,
    description: FIELDS.description.default("").meta({ description: "What members get, at most 500 characters." }),
    perks: FIELDS.perks.default([]),
    metadata: NewMetadata.optional(),
  })
  .meta({ id: "NewTier", description: "A membership tier as a creator sends it." });

export type NewTier = z.output<typeof NewTier>;

/** What a creator changes of a tier. What is left out stays. */
export const TierPatch = z
  .strictObject({
    ...FIELDS,
    active: z.boolean().meta({ description: "Whether it can be joined: false archives it, and its members stay." }),
    position: z
      .int()
      .min(0)
      .max(MAX_TIERS - 1)
      .meta({ description: "Its place among your active tiers, 0 for the first; past the end it is the last." }),
    metadata: MetadataPatch,
  })
  .partial()
  .meta({ id: "TierPatch", description: "What changes of a tier; what is left out stays." });

export type TierPatch = z.output<typeof TierPatch>;

export const createTier = operation({
  id: "createTier",
  touches: "shared",
  method: "POST",
  path: "/v1/tiers",
  summary: "Make a membership tier",
  description: `It can be joined at once; at most ${MAX_TIERS} are active at a time.`,
  tag: "Memberships",
  scope: "tiers:write",
  tier: "FREE",
  status: 201,
  body: NewTier,
  response: MembershipTier,
  errors: ["not_found", "conflict"],
  example: {
    body: { name: EXAMPLE_TIER.name, price_cents: 700, interval: "month", perks: EXAMPLE_TIER.perks },
    response: { ...EXAMPLE_TIER, description: "", member_count: 0 },
  },
});

export const updateTier = operation({
  id: "updateTier",
  touches: "shared",
  method: "PATCH",
  path: "/v1/tiers/{id}",
  summary: "Change a membership tier",
  description:
    "Send what changes; the rest stays. A new price is for those who join from now on. The interval of a tier with members cannot be changed. `active` archives it or puts it back, `position` moves it.",
  tag: "Memberships",
  scope: "tiers:write",
  tier: "FREE",
  status: 200,
  params: z.object({ id: idOf("tier") }),
  body: TierPatch,
  response: MembershipTier,
  errors: ["not_found", "conflict"],
  example: { body: { active: false }, response: { ...EXAMPLE_TIER, active: false } },
});

/** A member as the creator sees them. */
export const Member = z
  .object({
    id: idOf("mem"),
    name: z.string().meta({ description: "The member's name." }),
    email: z.string().meta({ description: "The member's email address: personal data, for the creator alone." }),
    tier: z
      .object({
        id: idOf("tier").meta({ description: "Identifier of the tier." }),
        name: z.string().meta({ description: "Name of the tier as people read it." }),
      })
      .meta({ description: "What they joined." }),
    status: growing(["ACTIVE", "CANCELED"], "not a member").meta({ description: "Whether they are a member now." }),
    started_at: Timestamp.meta({ description: "When they joined." }),
    ends_at: Timestamp.nullable().meta({ description: "When a membership that was left ends; null while it renews." }),
    canceled_at: Timestamp.nullable().meta({ description: "When it ended; null before." }),
  })
  .meta({ id: "Member", description: "A member as the creator sees them." });

export const MemberQuery = PageQuery.extend(TimeRangeQuery.shape).extend({
  status: z.enum(["ACTIVE", "CANCELED"]).default("ACTIVE").meta({
    description: "Those who are members, or those who were: `ACTIVE` unless told.",
  }),
});

export const listMembers = operation({
  id: "listMembers",
  touches: "split",
  method: "GET",
  path: "/v1/memberships",
  summary: "List your members",
  description:
    "Of the delegated creator, who joined last first; `from` and `to` are about when they joined. It holds personal data.",
  tag: "Memberships",
  scope: "memberships:read",
  tier: "FREE",
  status: 200,
  query: MemberQuery,
  response: pageOf(Member).meta({ id: "MemberPage" }),
  errors: ["not_found", "invalid_cursor"],
  example: {
    response: {
      data: [
        {
          id: "mem_01k5s3v9n6e8wbr4q2ycx7th0d",
          name: "Sam Whitlow",
          email: "sam@example.com",
          tier: { id: EXAMPLE_TIER.id, name: EXAMPLE_TIER.name },
          status: "ACTIVE",
          started_at: "2026-03-01T08:15:00.000Z",
          ends_at: null,
          canceled_at: null,
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
});
