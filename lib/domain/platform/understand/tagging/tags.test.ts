import { describe, expect, it } from "vitest";
import { tagsOfProfile } from "./tags";

describe("the subcategories of a creator", () => {
  const tagsOf = (skill: string, ...categories: string[]) =>
    tagsOfProfile({ skills: [skill], tagline: "", categories });

  it.each([
    ["Commercial contracts", "legal-finance", ["contract-drafting"]],
    ["Interview editing", "video-animation", []],
    ["Editor", "video-animation", ["video-editing"]],
    ["Color grading", "video-animation", ["color-grading"]],
    ["ロゴデザイン制作", "design-creative", ["logo-design"]],
  ])("are of their own categories: %s", (skill, category, slugs) => {
    expect(tagsOf(skill, category)).toEqual(slugs);
  });

  it("are those of all categories where they chose none", () => {
    expect(tagsOf("Editor")).toEqual(["proofreading-copy-editing", "video-editing"]);
  });

  it.each(["Label compliance layout", "Pitch deck reading for grant panels"])(
    "are not told in passing: %s",
    (skill) => {
      expect(tagsOf(skill)).toEqual([]);
    },
  );

  it("are told by a word of several trades only where it is all of a skill", () => {
    expect(tagsOf("Translator", "writing-translation")).toEqual(["document-translation"]);
    expect(tagsOf("Technical translation", "writing-translation")).toEqual([]);
    expect(tagsOf("Labour lawyer", "legal-finance")).toEqual([]);
  });

  it("are in the tagline phrases of their own categories", () => {
    const tagline = "Colour grading, and a contract review now and then";
    const categories = ["video-animation"];
    expect(tagsOfProfile({ skills: [], tagline, categories })).toEqual(["color-grading"]);
  });
});
