import { expect, it } from "vitest";
import { deadLettersText, faringText, latencyText, successText } from "./health-figures";

const health = { attempts: 0, success_rate: null, p95_ms: null, dead_letters: 0, hours: [] };

it("says nothing of an endpoint without attempts", () => {
  expect([successText(health), latencyText(health), deadLettersText(health)]).toEqual(["–", "–", "0"]);
});

it.each([
  [1, "100%"],
  [0.9999, "99.9%"],
  [0.5, "50%"],
  [0, "0%"],
])("a rate of %f is %s", (success_rate, text) => {
  expect(successText({ ...health, success_rate })).toBe(text);
});

it("names both figures where they stand without a head", () => {
  expect(faringText({ ...health, success_rate: 0, p95_ms: 15 })).toBe("0% succeeded, p95 15\u00a0ms");
});

it("writes figures as people read them", () => {
  expect(latencyText({ ...health, p95_ms: 1_340 })).toBe("1.3\u00a0s");
  expect(deadLettersText({ ...health, dead_letters: 1_200 })).toBe("1,200");
});
