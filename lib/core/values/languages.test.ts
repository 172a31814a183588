import { expect, it } from "vitest";
import { allLanguages } from "./languages";

it("names every language once, in the order of names", () => {
  const all = allLanguages();
  const names = all.map(({ name }) => name);
  expect(all.length).toBeGreaterThan(170);
  expect(new Set(names).size).toBe(all.length);
  expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));
  expect(all).toContainEqual({ code: "nb", name: "Norwegian Bokmål" });
  expect(all).toContainEqual({ code: "tl", name: "Filipino" });
  // Hebrew has had another code
  expect(all.filter(({ name }) => name === "Hebrew")).toEqual([{ code: "he", name: "Hebrew" }]);
});
