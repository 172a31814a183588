import { describe, expect, it } from "vitest";
import { CATEGORY_COUNT, findCategory, findSubcategory, SUBCATEGORY_COUNT, TAXONOMY } from "./taxonomy";

const EXPECTED_COUNTS = [
  ["design-creative", 30],
  ["software-development", 30],
  ["writing-translation", 30],
  ["video-animation", 30],
  ["music-audio", 30],
  ["marketing-growth", 30],
  ["business-consulting", 30],
  ["data-ai", 30],
  ["photography-visual-arts", 30],
  ["coaching-education", 30],
  ["legal-finance", 30],
  ["lifestyle-events", 29],
];
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PLACEHOLDER = new RegExp(
  String.raw`\b(lorem|ipsum|todo|tbd|fixme|placeholder|sample text|example|misc|miscellaneous|various|etc|other)\b` +
    String.raw`|\b((expert|professional) help|(high )?quality work|best|(skill|service|item) \d)\b`,
  "i",
);

const subcategories = TAXONOMY.flatMap((category) => category.subcategories);
const skills = subcategories.flatMap((subcategory) => subcategory.skills);
const fold = (text: string) => text.toLowerCase();

/** The texts that occur more than `limit` times, compared without case. */
function moreOftenThan(limit: number, texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(fold(text), (counts.get(fold(text)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > limit).map(([text]) => text);
}

describe("taxonomy counts", () => {
  it("holds 12 categories and 359 subcategories, as the contract says", () => {
    expect(TAXONOMY).toHaveLength(12);
    expect(subcategories).toHaveLength(359);
    expect([CATEGORY_COUNT, SUBCATEGORY_COUNT]).toEqual([12, 359]);
  });

  it("holds the agreed categories in order, each with its number of subcategories", () => {
    expect(TAXONOMY.map((category) => [category.slug, category.subcategories.length])).toEqual(EXPECTED_COUNTS);
  });
});

describe("slugs", () => {
  const slugs = [...TAXONOMY, ...subcategories].map((entry) => entry.slug);

  it("are kebab-case", () => {
    expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([]);
  });

  it("are unique over categories and subcategories together", () => {
    expect(moreOftenThan(1, slugs)).toEqual([]);
  });
});

describe("names and descriptions", () => {
  const names = [...TAXONOMY, ...subcategories].map((entry) => entry.name);

  it("are unique names of 2 to 60 characters that do not start with a small letter", () => {
    expect(moreOftenThan(1, names)).toEqual([]);
    const wrong = names.filter(
      (name) => name.length < 2 || name.length > 60 || (/^[a-z]/.test(name) && !/^iOS\b/.test(name)),
    );
    expect(wrong).toEqual([]);
  });

  it("describe each category in one sentence of at most 140 characters", () => {
    for (const { description } of TAXONOMY) {
      expect(description.length, description).toBeLessThanOrEqual(140);
      expect(description).toMatch(/^[A-Z][^.!?]{20,}\.$/);
    }
  });
});

describe("skills", () => {
  it("number 3 to 6 in each subcategory, distinct, none the name of its subcategory", () => {
    const wrong = subcategories.filter(({ name, skills: own }) => {
      const distinct = new Set(own.map(fold));
      return own.length < 3 || own.length > 6 || distinct.size !== own.length || distinct.has(fold(name));
    });
    expect(wrong).toEqual([]);
  });

  it("occur at most twice over the whole taxonomy", () => {
    expect(moreOftenThan(2, skills)).toEqual([]);
  });

  it("have 2 to 48 characters", () => {
    expect(skills.filter((skill) => skill.length < 2 || skill.length > 48)).toEqual([]);
  });
});

it("holds no placeholder words, stray spaces or field separators", () => {
  const texts = [
    ...TAXONOMY.flatMap((entry) => [entry.name, entry.description]),
    ...subcategories.map((s) => s.name),
    ...skills,
  ];
  const wrong = texts.filter((text) => PLACEHOLDER.test(text) || /^\s|\s$|\s{2}|[|;\n\t]/.test(text));
  expect(wrong).toEqual([]);
});

describe("lookups", () => {
  it("find every entry by its slug", () => {
    for (const category of TAXONOMY) {
      expect(findCategory(category.slug)).toBe(category);
      for (const subcategory of category.subcategories) expect(findSubcategory(subcategory.slug)).toBe(subcategory);
    }
  });

  it("answer undefined for unknown slugs, the other level and names of object members", () => {
    for (const slug of ["", "logo-design", "Data-AI", "constructor"]) expect(findCategory(slug)).toBeUndefined();
    for (const slug of ["", "data-ai", "Logo-Design", "__proto__"]) expect(findSubcategory(slug)).toBeUndefined();
  });
});
