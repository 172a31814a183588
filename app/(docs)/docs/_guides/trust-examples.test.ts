import { expect, it } from "vitest";
import { trustExamples } from "./trust-examples";

it("the examples of the guide to the trust score are those that the formula was chosen by", () => {
  expect(Object.values(trustExamples())).toEqual([97, 67, 45, 30, 89]);
});
