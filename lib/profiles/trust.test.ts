import { describe, expect, it } from "vitest";
import { bayesianRating, creatorLevel, type TrustInputs, trustComponents, trustScore } from "./trust";

const nobody: TrustInputs = {
  reviews: [],
  closed: 0,
  completed: 0,
  delivered: 0,
  punctual: 0,
  disputed: 0,
  intros: 0,
  introsAnswered: 0,
  verified: false,
};
const stars = (n: number, rating: number, ageDays = 0) => Array.from({ length: n }, () => ({ rating, ageDays }));
const score = (inputs: Partial<TrustInputs>) => trustScore(trustComponents({ ...nobody, ...inputs }));

describe("the trust score", () => {
  it("starts at seven priors of 3.5 stars", () => {
    expect(bayesianRating([])).toBe(3.5);
    expect(bayesianRating(stars(7, 5))).toBeCloseTo(4.25);
  });

  it("halves a review's weight after a year", () => {
    expect(bayesianRating(stars(2, 5, 365))).toBeCloseTo(bayesianRating(stars(1, 5)), 10);
  });

  it("has weights that add up to one, values from 0 to 1, and a score from 0 to 100", () => {
    const components = trustComponents(nobody);
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
    expect(score({ reviews: stars(500, 1), closed: 500, delivered: 500, disputed: 500 })).toBeLessThan(10);
  });

  it("rises with good work and falls with disputes and lateness", () => {
    const good = { closed: 20, completed: 20, delivered: 20, punctual: 20 };
    expect(score(good)).toBeGreaterThan(score({}));
    expect(score({ ...good, disputed: 10 })).toBeLessThan(score(good));
    expect(score({ ...good, punctual: 5 })).toBeLessThan(score(good));
    expect(score({ ...good, verified: true })).toBe(score(good) + 10);
  });

  it("knows four levels", () => {
    const at = (closed: number, rating: number, disputed = 0) =>
      creatorLevel({ ...nobody, reviews: stars(closed, rating), closed, completed: closed, disputed });
    expect([at(0, 5), at(3, 5), at(12, 5), at(30, 5)]).toEqual(["NEW", "RISING", "ESTABLISHED", "TOP"]);
    expect(at(30, 3)).toBe("RISING");
    expect(at(30, 5, 10)).toBe("ESTABLISHED");
  });
});
