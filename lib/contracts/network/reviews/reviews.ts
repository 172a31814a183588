import { z } from "zod";
import { operation } from "../../operation";
import { idOf } from "../../values/ids";
import { PageQuery, pageOf, Timestamp } from "../../values/page";
import { text } from "../../values/text";
import { HandleParams } from "../profiles";

export const Review = z
  .object({
    id: idOf("rev"),
    rating: z.int().min(1).max(5).meta({ description: "Stars, 1 to 5." }),
    title: z.string().meta({ description: "Title of the review; may be empty." }),
    body: z.string().meta({ description: "What the buyer wrote; may be empty." }),
    buyer_name: z.string().meta({ description: "The buyer's name as it is shown to others." }),
    order_stage: z.string().meta({ description: "Status of the order that was reviewed, such as `COMPLETED`." }),
    counted: z.boolean().meta({
      description:
        "Whether it is in `rating`, `review_count` and `distribution`: its order is completed, was not refunded in whole, " +
        "and was not the creator's own purchase.",
    }),
    product_title: z.string().meta({ description: "Title of the product that was bought." }),
    reply: z
      .object({
        body: z.string().meta({ description: "What the creator wrote." }),
        created_at: Timestamp.meta({ description: "When the reply was written." }),
        outdated: z.boolean().meta({
          description: "Whether the buyer has changed the review since: the reply is to an earlier version of it.",
        }),
      })
      .meta({ description: "The creator's public reply to a review." })
      .nullable()
      .meta({ description: "The creator's public reply; null without one." }),
    created_at: Timestamp.meta({ description: "When the review was written." }),
    changed_at: Timestamp.nullable().meta({
      description: "When the buyer last changed stars or words; null if they did not, or before this was kept.",
    }),
  })
  .meta({ id: "Review", description: "A review by a verified buyer." });

export type ReviewView = z.infer<typeof Review>;

export const StarDistribution = z
  .object({
    "1": z.int().meta({ description: "Reviews with one star." }),
    "2": z.int().meta({ description: "Reviews with two stars." }),
    "3": z.int().meta({ description: "Reviews with three stars." }),
    "4": z.int().meta({ description: "Reviews with four stars." }),
    "5": z.int().meta({ description: "Reviews with five stars." }),
  })
  .meta({ description: "How many of the reviews that count gave each number of stars." });

export const ReviewPage = pageOf(Review)
  .extend({
    rating: z.number().nullable().meta({ description: "Mean stars of the reviews that count; null without any." }),
    review_count: z.int().meta({ description: "Reviews that count. `data` lists all." }),
    distribution: StarDistribution,
  })
  .meta({ id: "ReviewPage" });

export type ReviewPageView = z.infer<typeof ReviewPage>;

/** What a buyer submits. Stars 1..5; title and body may be empty. */
export const NewReview = z.strictObject({
  rating: z.coerce.number().int().min(1, "choose 1 to 5 stars").max(5, "choose 1 to 5 stars"),
  title: text(120, { trim: true }).default(""),
  body: text(4_000, { trim: true }).default(""),
});

export type NewReview = z.output<typeof NewReview>;

/** The creator's public answer to a review. */
export const NewReply = z.strictObject({
  body: text(2_000, { min: 1, trim: true, short: "write a reply" }),
});

export type NewReply = z.output<typeof NewReply>;

export const ReviewQuery = PageQuery.extend({
  product_id: idOf("prod").optional().meta({
    description:
      "Only reviews of this product of the creator: then `rating`, `review_count` and `distribution` are the product's, too.",
    example: "prod_01k5s3v9n6e8wbr4q2ycx7th0d",
  }),
});

export type ReviewQuery = z.output<typeof ReviewQuery>;

export const listReviews = operation({
  id: "listReviews",
  method: "GET",
  path: "/v1/creators/{handle}/reviews",
  summary: "List a creator's verified-buyer reviews",
  tag: "Reviews",
  touches: "split",
  scope: "public",
  tier: "FREE",
  status: 200,
  params: HandleParams,
  query: ReviewQuery,
  response: ReviewPage,
  example: {
    response: {
      data: [
        {
          id: "rev_01k5s3v9n6e8wbr4q2ycx7th0d",
          rating: 5,
          title: "Signs that people photograph",
          body: "Two rounds, both on the day that was promised. The guidelines are short enough to be read.",
          buyer_name: "Robin A.",
          order_stage: "COMPLETED",
          counted: true,
          product_title: "Brand identity",
          reply: {
            body: "Thank you, Robin. The harbour looks good in it.",
            created_at: "2026-10-14T07:05:00.000Z",
            outdated: false,
          },
          created_at: "2026-10-13T16:40:00.000Z",
          changed_at: null,
        },
      ],
      has_more: false,
      next_cursor: null,
      rating: 4.9,
      review_count: 1,
      distribution: { "1": 0, "2": 0, "3": 0, "4": 0, "5": 1 },
    },
  },
  errors: ["not_found", "invalid_cursor"],
  cache: { maxAge: 1 },
  remembered: "creator",
});
