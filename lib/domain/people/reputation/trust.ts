import type { TrustComponent } from "@/db/schema";
import { DAY_MS } from "@/lib/core/values/durations";

/**
 * 2: requests for an introduction are counted, which version 1 left at the neutral start for everybody. 3: reviews of orders that were
 * refunded in whole, and of creators' own purchases, are not. 4: a dispute counts once it is decided, and against its creator alone; lost
 * ones weigh on the whole score, and the stars between 2 and 4.6 on the whole range. 5: three disputes lost in a year of good work leave 30, where 24 was left.
 * 6: orders that are the creator's own purchase count as little as their reviews.
 */
export const TRUST_VERSION = 6;

/** A request for an introduction counts as answered when it is answered, either way, within this time. */
export const INTRO_ANSWER_HOURS = 72;

/** Reviews that count, added up: each weighs 1, halved for each half-life of its age; `stars` are weights times stars. */
export type Weighed = { count: number; weight: number; stars: number };

/** The same of single reviews, ages in days. */
export function weighed(reviews: readonly { rating: number; ageDays: number }[]): Weighed {
  const sums = { count: reviews.length, weight: 0, stars: 0 };
  for (const { rating, ageDays } of reviews) {
    const weight = 0.5 ** (ageDays / HALF_LIFE_DAYS);
    sums.weight += weight;
    sums.stars += weight * rating;
  }
  return sums;
}

/**
 * What the score is made of. Counts are of orders; `reviews` are those that count; `intros` are the requests that were answered or whose
 * time is over.
 */
export type TrustInputs = {
  reviews: Weighed;
  closed: number;
  completed: number;
  delivered: number;
  punctual: number;
  /** Disputes that an operator or the buyer's bank decided against the creator. */
  lost: number;
  introsAnswered: number;
  intros: number;
  verified: boolean;
};

export const PRIOR_REVIEWS = 7;
export const PRIOR_RATING = 3.5;
export const HALF_LIFE_DAYS = 365;
/** What everybody starts from: so many imagined cases, of which this share counts. */
export const PRIOR_CASES = 4;
export const PRIOR_SHARES = { completion: 0.8, punctuality: 0.8, disputes: 0.005, response: 0.7 } as const;
export const WEIGHTS = {
  rating: 0.4,
  completion: 0.2,
  punctuality: 0.15,
  disputes: 0.1,
  response: 0.05,
  verification: 0.1,
};

/** The Bayesian ratings that are worth nothing and everything: what lies between is the range in which creators differ. */
const RATING_RANGE = { worst: 2, best: 4.6 } as const;
/**
 * How hard lost disputes weigh on the whole: the mean of the components is multiplied with the value of `disputes` to this power. One in
 * a hundred orders takes a tenth of the score, three of two dozen two thirds.
 */
export const DISPUTE_POWER = 10;

/**
 * The Bayesian rating, 1..5: each review counts half as much after a year, and seven priors of 3.5 stars keep a few reviews from
 * saying too much. Told in docs/guides/trust-score.md.
 */
export function bayesianRating({ weight, stars }: Weighed): number {
  return (PRIOR_REVIEWS * PRIOR_RATING + stars) / (PRIOR_REVIEWS + weight);
}

/** A share with the prior of its component, so that one case out of one is not yet 100 %. */
function share(component: keyof typeof PRIOR_SHARES, hits: number, cases: number): number {
  return (hits + PRIOR_SHARES[component] * PRIOR_CASES) / (cases + PRIOR_CASES);
}

function ratingValue(rating: number): number {
  const { worst, best } = RATING_RANGE;
  return Math.min(1, Math.max(0, (rating - worst) / (best - worst)));
}

/** The components of the score, each valued 0..1. A paid plan is not among them. */
export function trustComponents(inputs: TrustInputs): TrustComponent[] {
  const values: Record<keyof typeof WEIGHTS, [number, number]> = {
    rating: [ratingValue(bayesianRating(inputs.reviews)), inputs.reviews.count],
    completion: [share("completion", inputs.completed, inputs.closed), inputs.closed],
    punctuality: [share("punctuality", inputs.punctual, inputs.delivered), inputs.delivered],
    disputes: [1 - share("disputes", inputs.lost, inputs.closed), inputs.closed],
    response: [share("response", inputs.introsAnswered, inputs.intros), inputs.intros],
    verification: [inputs.verified ? 1 : 0, 1],
  };
  return Object.entries(WEIGHTS).map(([name, weight]) => {
    const [value, sample] = values[name as keyof typeof WEIGHTS];
    return { name, weight, value: Math.round(value * 1000) / 1000, sample };
  });
}

/** The score, 0..100: the weighted mean of the components, times what lost disputes leave of it. */
export function trustScore(components: readonly TrustComponent[]): number {
  const mean = components.reduce((sum, c) => sum + c.weight * c.value, 0);
  const disputes = components.find(({ name }) => name === "disputes")?.value ?? 1;
  return Math.round(100 * mean * disputes ** DISPUTE_POWER);
}

// just past the boundary, so that what is computed then falls on its other side
const MARGIN_MS = 1_000;

/**
 * When time alone, by ageing the reviews, will next change a component as it is kept (three decimals) or the level: the moment to
 * compute both again. Null when it never will. All weights halve alike, so the rating only moves towards the priors' 3.5 stars.
 */
export function nextTrustChange(inputs: TrustInputs, now: Date): Date | null {
  const rating = bayesianRating(inputs.reviews);
  const { worst, best } = RATING_RANGE;
  const kept = Math.round(ratingValue(rating) * 1000);
  const towards = rating > PRIOR_RATING ? -0.5 : 0.5;
  const bounds = [
    worst + ((best - worst) * (kept + towards)) / 1000,
    ...LEVELS.map((level) => level.rating).filter((least) => rating >= least),
  ];
  const days = bounds.map((bound) => daysUntil(inputs.reviews, rating, bound)).filter((d) => d !== null);
  return days.length > 0 ? new Date(now.getTime() + Math.min(...days) * DAY_MS + MARGIN_MS) : null;
}

/** In how many days the rating reaches `bound`, which lies between it and the priors; null when it never does. */
function daysUntil({ weight, stars }: Weighed, rating: number, bound: number): number | null {
  const between = (rating - bound) * (bound - PRIOR_RATING) > 0;
  if (!between) return null;
  const left = (PRIOR_REVIEWS * (bound - PRIOR_RATING)) / (stars - bound * weight);
  return left > 0 && left < 1 ? -HALF_LIFE_DAYS * Math.log2(left) : null;
}

type Level = { level: "TOP" | "ESTABLISHED" | "RISING"; closed: number; rating: number; lostShare: number };

/** What each level asks for: closed orders, the Bayesian rating, and how many of the orders may have been lost in a dispute. Highest first. */
export const LEVELS: readonly Level[] = [
  { level: "TOP", closed: 25, rating: 4.4, lostShare: 0.05 },
  { level: "ESTABLISHED", closed: 10, rating: 4, lostShare: 1 },
  { level: "RISING", closed: 3, rating: 1, lostShare: 1 },
];

/** `NEW`, `RISING`, `ESTABLISHED` or `TOP`, from closed orders, rating and disputes. */
export function creatorLevel(inputs: TrustInputs): Level["level"] | "NEW" {
  const rating = bayesianRating(inputs.reviews);
  const reached = LEVELS.find(
    (level) =>
      inputs.closed >= level.closed && rating >= level.rating && inputs.lost <= inputs.closed * level.lostShare,
  );
  return reached?.level ?? "NEW";
}
