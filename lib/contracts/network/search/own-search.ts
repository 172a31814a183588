import { z } from "zod";
import { operation } from "../../operation";
import type { Scope } from "../../scopes";
import { growing } from "../../values/growing";
import { Timestamp } from "../../values/page";
import { text } from "../../values/text";

/** What the search looks through, and the scope without which it does not. Reviews are public. */
export const OWN_THINGS = {
  order: "orders:read",
  product: "products:read",
  post: "posts:read",
  thread: "messages:read",
  quote: "quotes:read",
  review: null,
  member: "memberships:read",
  booking: "bookings:read",
} as const satisfies Record<string, Scope | null>;

export type OwnThing = keyof typeof OWN_THINGS;

export const OWN_TYPES = Object.keys(OWN_THINGS) as [OwnThing, ...OwnThing[]];

/** Rows of each kind that are looked through, the newest first. An id is found however old it is. */
export const LOOKED_THROUGH = 5_000;

const Types = z
  .string()
  .max(100)
  .regex(
    new RegExp(`^(?:${OWN_TYPES.join("|")})(?:,(?:${OWN_TYPES.join("|")}))*$`),
    `is a list of ${OWN_TYPES.join(", ")}`,
  )
  .transform((list) => list.split(",") as OwnThing[]);

export const OwnSearchQuery = z.object({
  q: text(200, { min: 1, trim: true }).meta({
    description: "Words, all of which are in what is found, in any case and also as parts of words; or an id.",
    example: "harbour",
  }),
  types: Types.optional().meta({
    description: `Only these kinds of things, with commas between them: ${OWN_TYPES.map((type) => `\`${type}\``).join(", ")}. All of them unless told.`,
    example: "order,thread",
    override: { type: "string", maxLength: 100 },
  }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(50)
    .default(20)
    .meta({
      description: "At most so many, 1 to 50.",
      override: { type: "integer", minimum: 1, maximum: 50, default: 20 },
    }),
});

export type OwnSearchQuery = z.output<typeof OwnSearchQuery>;

export const OwnHit = z
  .object({
    type: growing(OWN_TYPES, "something that you do not read").meta({ description: "What kind of thing it is." }),
    id: z.string().meta({ description: "Identifier of the thing." }),
    title: z.string().meta({ description: "What it is called." }),
    detail: z.string().meta({ description: "Its state, and with whom it is; may be empty." }),
    path: z.string().nullable().meta({
      description: "Path under `/api` that reads it; null where only a list shows it.",
      example: "/v1/orders/ord_01k5s3v9n6e8wbr4q2ycx7th0d",
    }),
    created_at: Timestamp.meta({ description: "When it was made." }),
  })
  .meta({ id: "OwnHit", description: "Something of yours that a search found." });

const OwnSearch = z
  .object({
    data: z.array(OwnHit).meta({ description: "What was found: an id's thing first, then the newest." }),
    searched: z
      .array(z.string())
      .meta({ description: "Kinds that were looked through: those that were asked for and the credential may read." }),
  })
  .meta({ id: "OwnSearch", description: "What of yours fits a search." });

export type OwnSearchView = z.infer<typeof OwnSearch>;

export const searchOwn = operation({
  id: "searchOwn",
  method: "GET",
  path: "/v1/search",
  summary: "Search your own things",
  description: `Orders by product, buyer and id; products, posts, conversations, quotes, reviews, members and bookings by what they are called and whom they are with. The delegated creator's alone, of the credential's mode. Each kind needs the scope that reads it; without that it is left out, and \`searched\` does not name it. Of each kind the newest ${LOOKED_THROUGH.toLocaleString("en")} are looked through.`,
  tag: "Search",
  touches: "split",
  scope: "any",
  tier: "FREE",
  status: 200,
  query: OwnSearchQuery,
  response: OwnSearch,
  errors: ["not_found"],
  example: {
    response: {
      data: [
        {
          type: "order",
          id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d",
          title: "Brand identity: Studio",
          detail: "PAID, Robin Ashby",
          path: "/v1/orders/ord_01k5s3v9n6e8wbr4q2ycx7th0d",
          created_at: "2026-11-20T09:30:00.000Z",
        },
      ],
      searched: ["order", "product", "post"],
    },
  },
});
