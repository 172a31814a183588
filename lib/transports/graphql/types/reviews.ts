import { getReputation, Reputation } from "@/lib/contracts/network/reviews/reputation";
import { listReviews, Review, StarDistribution } from "@/lib/contracts/network/reviews/reviews";
import { getReputation as readReputation } from "@/lib/domain/people/reputation/reputation";
import { reviewsByIds } from "@/lib/domain/trade/reviews/by-creators";
import { nodeOf, objectOf } from "../rendering/objects";
import { queryOf } from "../rendering/queries";

/** What buyers and closed orders say of a creator. */
export function defineReviews(): void {
  objectOf("ReviewReply", Review.shape.reply.unwrap());
  objectOf("StarDistribution", StarDistribution, { paths: { one: "1", two: "2", three: "3", four: "4", five: "5" } });
  nodeOf("Review", Review, { needs: listReviews, read: reviewsByIds });
  objectOf("VerifiedEarnings", Reputation.shape.verified_earnings);
  objectOf("Reputation", Reputation, {
    paths: {
      trustScore: "trust.score",
      trustVersion: "trust.version",
      trustComponents: "trust.components",
      isNew: "trust.is_new",
    },
  });
  queryOf("reputation", getReputation, ({ ctx }, { handle }) => readReputation(ctx, handle), { complexity: 10 });
}
