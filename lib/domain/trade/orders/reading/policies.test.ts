import { describe, expect, it } from "vitest";
import { inWords } from "./policies";

describe("inWords", () => {
  it.each([
    [72 * 60, "72 hours"],
    [24 * 60 - 5, "23 hours 55 minutes"],
    [61, "1 hour 1 minute"],
    [30, "30 minutes"],
    [0, "0 minutes"],
  ])("of %i minutes", (minutes, words) => {
    expect(inWords(minutes * 60_000)).toBe(words);
  });
});
