import { HandleParams } from "@/lib/contracts/network/profiles";
import { getReputation, type ReputationView } from "@/lib/contracts/network/reputation";
import type { ReviewView } from "@/lib/contracts/network/reviews";
import { getReputation as readReputation } from "@/lib/domain/people/reputation/reputation";
import { reviewsByIds } from "@/lib/domain/trade/reviews/by-creators";
import { parseArguments } from "../arguments";
import { builder } from "../builder";
import { admit, load } from "../context";
import { LevelEnum } from "../enums";
import { ReputationRef, ReviewConnection, ReviewRef } from "../refs";
import { standsFor } from "../root-field";

type Stars = ReputationView["distribution"];

/** What buyers and closed orders say of a creator. */
export function defineReviews(): void {
  const Reply = builder.objectRef<NonNullable<ReviewView["reply"]>>("ReviewReply").implement({
    description: "The creator's public answer to a review.",
    fields: (t) => ({
      body: t.exposeString("body", { description: "What they wrote." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When." }),
    }),
  });
  const Distribution = builder.objectRef<Stars>("StarDistribution").implement({
    description: "How many reviews gave each number of stars.",
    fields: (t) => ({
      one: t.exposeInt("1", { description: "One star." }),
      two: t.exposeInt("2", { description: "Two stars." }),
      three: t.exposeInt("3", { description: "Three stars." }),
      four: t.exposeInt("4", { description: "Four stars." }),
      five: t.exposeInt("5", { description: "Five stars." }),
    }),
  });
  builder.node(ReviewRef, {
    id: { resolve: (review) => review.id, description: "Identifier with the prefix `rev_`." },
    description: "A review by a verified buyer.",
    loadOne: (id, context) => load(context, reviewsByIds, id),
    fields: (t) => ({
      rating: t.exposeInt("rating", { description: "1 to 5 stars." }),
      title: t.exposeString("title", { description: "May be empty." }),
      body: t.exposeString("body", { description: "May be empty." }),
      buyerName: t.exposeString("buyer_name", { description: "As the buyer is shown." }),
      orderStage: t.exposeString("order_stage", { description: "Where the order stands." }),
      counted: t.exposeBoolean("counted", {
        description: "Whether it is in the rating: its order is completed, and not the creator's own purchase.",
      }),
      productTitle: t.exposeString("product_title", { description: "What was bought." }),
      reply: t.expose("reply", { type: Reply, nullable: true, description: "The creator's answer." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was written." }),
    }),
  });
  builder.objectFields(ReviewConnection, (t) => ({
    rating: t.float({
      nullable: true,
      description: "Mean stars of the reviews that count; null without any.",
      resolve: ({ totals }) => totals.rating,
    }),
    totalCount: t.int({
      description: "The reviews that count; the edges are all.",
      resolve: ({ totals }) => totals.review_count,
    }),
    distribution: t.field({
      type: Distribution,
      description: "Of the reviews that count.",
      resolve: ({ totals }) => totals.distribution,
    }),
  }));

  const Earnings = builder.objectRef<ReputationView["verified_earnings"]>("VerifiedEarnings").implement({
    description: "What buyers paid for completed orders.",
    fields: (t) => ({
      amountCents: t.expose("amount_cents", { type: "Cents", description: "The sum." }),
      currency: t.exposeString("currency", { description: "Always `usd`." }),
      orders: t.exposeInt("orders", { description: "Completed orders." }),
      asOf: t.expose("as_of", { type: "DateTime", description: "When this was counted." }),
    }),
  });
  ReputationRef.implement({
    description: "What a creator has verifiably done.",
    fields: (t) => ({
      handle: t.exposeString("handle", { description: "Whose it is." }),
      verifiedEarnings: t.expose("verified_earnings", { type: Earnings, description: "From completed orders." }),
      rating: t.exposeFloat("rating", {
        nullable: true,
        description: "Mean stars of the reviews that count; null without any.",
      }),
      reviewCount: t.exposeInt("review_count", { description: "Reviews by verified buyers that count." }),
      distribution: t.expose("distribution", { type: Distribution, description: "Those reviews by stars." }),
      level: t.expose("level", { type: LevelEnum, description: "From closed orders, rating and disputes." }),
      foundingCreator: t.exposeBoolean("founding_creator", { description: "One of the first." }),
      trustScore: t.int({ description: "0 to 100.", resolve: ({ trust }) => trust.score }),
      trustVersion: t.int({ description: "Version of the formula.", resolve: ({ trust }) => trust.version }),
      isNew: t.boolean({ description: "Fewer than five closed orders.", resolve: ({ trust }) => trust.is_new }),
    }),
  });
  builder.queryField("reputation", (t) =>
    t.field({
      type: ReputationRef,
      ...standsFor(getReputation, "A creator's verified reputation."),
      args: { handle: t.arg.string({ required: true, description: "In any case." }) },
      complexity: 10,
      resolve: (_root, args, context) => {
        admit(context, getReputation);
        return readReputation(context.ctx, parseArguments(HandleParams, args).handle);
      },
    }),
  );
}
