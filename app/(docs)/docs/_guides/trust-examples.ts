import { trustComponents, trustScore, weighed } from "@/lib/domain/people/reputation/trust";

const YEAR = 24;

/** Five stars for each order of a year that ended well: the review of one that was refunded in whole does not count. */
const reviewsOfAYear = (lost: number) =>
  Array.from({ length: YEAR }, (_, n) => ({ rating: 5, ageDays: (n * 365) / YEAR })).slice(lost);

/** The score of a verified creator who answers everybody, with two reviews a month for a year, after so many orders and lost disputes. */
function scoreOf(orders: number, lost: number, reviews = reviewsOfAYear(lost)): number {
  const done = { closed: orders, completed: orders - lost, delivered: orders, punctual: orders, lost };
  return trustScore(
    trustComponents({ reviews: weighed(reviews), ...done, intros: 10, introsAnswered: 10, verified: true }),
  );
}

/** What the guide to the trust score shows of the formula, worked out by it. */
export const trustExamples = () => ({
  trust_flawless: scoreOf(YEAR, 0),
  trust_one_lost: scoreOf(YEAR, 1),
  trust_two_lost: scoreOf(YEAR, 2),
  trust_three_lost: scoreOf(YEAR, 3),
  trust_one_of_hundred: scoreOf(100, 1, reviewsOfAYear(0)),
});
