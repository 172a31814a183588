import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bayesianRating,
  creatorLevel,
  nextTrustChange,
  type TrustInputs,
  trustComponents,
  trustScore,
  weighed,
} from "./trust";

type Review = Parameters<typeof weighed>[0][number];
/** Inputs with reviews one by one. */
type Inputs = Omit<TrustInputs, "reviews"> & { reviews: readonly Review[] };
const summed = ({ reviews, ...inputs }: Inputs): TrustInputs => ({ ...inputs, reviews: weighed(reviews) });

const LEVELS = [4.4, 4];

const nobody: Inputs = {
  reviews: [],
  closed: 0,
  completed: 0,
  delivered: 0,
  punctual: 0,
  lost: 0,
  intros: 0,
  introsAnswered: 0,
  verified: false,
};
const stars = (n: number, rating: number, ageDays = 0) => Array.from({ length: n }, () => ({ rating, ageDays }));
const score = (inputs: Partial<Inputs>) => trustScore(trustComponents(summed({ ...nobody, ...inputs })));

describe("the trust score", () => {
  it("starts at seven priors of 3.5 stars", () => {
    expect(bayesianRating(weighed([]))).toBe(3.5);
    expect(bayesianRating(weighed(stars(7, 5)))).toBeCloseTo(4.25);
  });

  it("halves a review's weight after a year", () => {
    expect(bayesianRating(weighed(stars(2, 5, 365)))).toBeCloseTo(bayesianRating(weighed(stars(1, 5))), 10);
  });

  it("has weights that add up to one, values from 0 to 1, and a score from 0 to 100", () => {
    const components = trustComponents(summed(nobody));
    expect(components.reduce((sum, c) => sum + c.weight, 0)).toBeCloseTo(1);
    for (const c of components) expect(c.value).toSatisfy((v: number) => v >= 0 && v <= 1);
    const best = {
      reviews: stars(500, 5),
      closed: 500,
      completed: 500,
      delivered: 500,
      punctual: 500,
      intros: 500,
      introsAnswered: 500,
      verified: true,
    };
    expect(score(best)).toBeGreaterThan(97);
    expect(score({ reviews: stars(500, 1), closed: 500, delivered: 500, lost: 500 })).toBeLessThan(10);
  });

  it("rises with good work and falls with disputes and lateness", () => {
    const good = { closed: 20, completed: 20, delivered: 20, punctual: 20 };
    expect(score(good)).toBeGreaterThan(score({}));
    expect(score({ ...good, lost: 2 })).toBeLessThan(score(good));
    expect(score({ ...good, punctual: 5 })).toBeLessThan(score(good));
    expect(score({ ...good, verified: true })).toBeGreaterThan(score(good) + 8);
  });

  it("knows four levels", () => {
    const at = (closed: number, rating: number, lost = 0) =>
      creatorLevel(summed({ ...nobody, reviews: stars(closed, rating), closed, completed: closed, lost }));
    expect([at(0, 5), at(3, 5), at(12, 5), at(30, 5)]).toEqual(["NEW", "RISING", "ESTABLISHED", "TOP"]);
    expect(at(30, 3)).toBe("RISING");
    expect(at(30, 5, 10)).toBe("ESTABLISHED");
  });
});

/** Two orders a month for a year, each with its review as they came in. */
const YEAR = 24;
const aYear = (rating: number, more: Partial<Inputs> = {}): Partial<Inputs> => ({
  reviews: Array.from({ length: YEAR }, (_, n) => ({ rating, ageDays: (n * 365) / YEAR })),
  closed: YEAR,
  completed: YEAR,
  delivered: YEAR,
  punctual: YEAR,
  intros: 10,
  introsAnswered: 10,
  verified: true,
  ...more,
});
const lost = (n: number) => ({ lost: n, completed: YEAR - n, reviews: aYear(5).reviews?.slice(n) ?? [] });

describe("the score of a history", () => {
  it.each<[history: string, inputs: Partial<Inputs>, score: number]>([
    ["a flawless year", aYear(5), 97],
    ["the same without verification", aYear(5, { verified: false }), 87],
    ["the same, and no answer to anybody", aYear(5, { introsAnswered: 0 }), 94],
    ["good work, a fifth of it late", aYear(4.6, { punctual: 19 }), 90],
    ["half of it late", aYear(4.5, { punctual: 12 }), 85],
    ["four stars, verified", aYear(4), 86],
    ["four stars, a quarter canceled, a quarter late", aYear(4, { completed: 18, punctual: 18, verified: false }), 69],
    ["three stars", aYear(3), 75],
    ["two stars, late, silent", aYear(2, { punctual: 8, introsAnswered: 0, verified: false }), 43],
    ["nothing yet", {}, 61],
    [
      "one dispute lost in a hundred orders",
      { ...aYear(5), closed: 100, completed: 99, delivered: 100, punctual: 100, lost: 1 },
      89,
    ],
    ["one dispute lost", aYear(5, lost(1)), 67],
    ["two disputes lost", aYear(5, lost(2)), 45],
    ["three disputes lost", aYear(5, lost(3)), 30],
  ])("%s", (_history, inputs, expected) => {
    expect(score(inputs)).toBe(expected);
  });

  it("tells apart what is worse than three disputes lost in an otherwise good year", () => {
    const disputed = { ...lost(3), reviews: aYear(2).reviews?.slice(3) ?? [] };
    const below = [
      aYear(5, { ...lost(3), verified: false }),
      aYear(5, lost(4)),
      aYear(2, { ...disputed, verified: false, punctual: 8, introsAnswered: 0 }),
      aYear(5, lost(6)),
    ];
    expect(below.map(score)).toEqual([27, 20, 13, 8]);
  });
});

describe("nextTrustChange", () => {
  const NOW = new Date("2026-11-20T10:00:00Z");
  const aged = (reviews: Inputs["reviews"], ms: number) =>
    reviews.map((review) => ({ ...review, ageDays: review.ageDays + ms / 86_400_000 }));
  const kept = (reviews: Inputs["reviews"], closed = 30) => {
    const inputs = summed({ ...nobody, reviews, closed, completed: closed });
    return [trustComponents(inputs)[0]?.value, creatorLevel(inputs)];
  };

  it("is the first moment at which what is kept differs, for any reviews", () => {
    const review = fc.record({ rating: fc.integer({ min: 1, max: 5 }), ageDays: fc.integer({ min: 0, max: 1500 }) });
    fc.assert(
      fc.property(fc.array(review, { minLength: 1, maxLength: 40 }), (reviews) => {
        const at = nextTrustChange(summed({ ...nobody, reviews }), NOW);
        const before = kept(reviews);
        if (!at) {
          expect(kept(aged(reviews, 20 * 365 * 86_400_000))).toEqual(before);
          return;
        }
        const ms = at.getTime() - NOW.getTime();
        expect(ms).toBeGreaterThan(0);
        expect(kept(aged(reviews, Math.max(0, ms - 60_000)))).toEqual(before);
        // the level may stay: it asks for closed orders, too
        const [value, level] = kept(aged(reviews, ms));
        const crossed = LEVELS.some(
          (bound) => bayesianRating(weighed(reviews)) >= bound && bayesianRating(weighed(aged(reviews, ms))) < bound,
        );
        expect(value !== before[0] || level !== before[1] || crossed).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("never comes without reviews, or at the priors' own rating", () => {
    expect(nextTrustChange(summed(nobody), NOW)).toBeNull();
    expect(nextTrustChange(summed({ ...nobody, reviews: [...stars(3, 3), ...stars(3, 4)] }), NOW)).toBeNull();
  });
});
