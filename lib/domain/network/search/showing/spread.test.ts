import { describe, expect, it } from "vitest";
import { spread } from "./spread";

const rows = (creators: string) => [...creators].map((creator_id, at) => ({ id: `${creator_id}${at}`, creator_id }));
const page = (creators: string, limit: number) => {
  const { shown, last, ahead } = spread(rows(creators), limit);
  return [shown.map(({ creator_id }) => creator_id).join(""), last?.id, ahead];
};

describe("a first page of offers", () => {
  it.each([
    ["as they come when no creator is twice in it", "abcdefghijkl", 10, ["abcdefghij", "j9", []]],
    ["ten creators first, their others after them", "aabcdefghijk", 12, ["abcdefghijak", undefined, []]],
    [
      "what was shown before its turn, told",
      "aabbcdefghijk",
      10,
      ["abcdefghij", "a0", ["b2", "c4", "d5", "e6", "f7", "g8", "h9", "i10", "j11"]],
    ],
    ["the others of few creators", "aaab", 10, ["abaa", undefined, []]],
    ["a short page", "aabb", 2, ["ab", "a0", ["b2"]]],
    ["nothing", "", 10, ["", undefined, []]],
  ] as const)("%s", (_, creators, limit, expected) => {
    expect(page(creators, limit)).toEqual(expected);
  });

  it("and a small page after another goes on with creators that were not shown yet", () => {
    const { shown, last, ahead } = spread(rows("aaabbcd"), 2, ["a0", "b3"]);
    expect(shown.map(({ id }) => id)).toEqual(["c5", "d6"]);
    expect([last?.id, ahead]).toEqual(["a0", ["b3", "c5", "d6"]]);
  });
});
