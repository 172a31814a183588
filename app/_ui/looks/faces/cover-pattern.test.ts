import { describe, expect, it } from "vitest";
import { coverPattern } from "./cover-pattern";
import { hueOf } from "./hue";

describe("coverPattern", () => {
  it("draws the same handle the same way", () => {
    expect(coverPattern("demo", 12, 3)).toEqual(coverPattern("demo", 12, 3));
  });

  it("draws other handles otherwise, and uses all four motifs", () => {
    const handles = Array.from({ length: 40 }, (_, i) => `creator-${i}`);
    const drawn = handles.map((handle) => coverPattern(handle, 12, 3).join());
    expect(new Set(drawn).size).toBe(40);
    const commands = new Set(drawn.map((d) => d.replace(/[^A-Za-z]/g, "").slice(0, 5)));
    expect(commands.size).toBeGreaterThanOrEqual(4);
  });
});

describe("hueOf", () => {
  it("takes a subcategory's hue from its category", () => {
    expect(hueOf(["data-analysis"])).toBe(hueOf(["data-ai"]));
  });

  it("falls back to the handle", () => {
    expect(hueOf(["no-such-category"], "demo")).toBe(hueOf([], "demo"));
  });
});
