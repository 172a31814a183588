import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TAXONOMY } from "../../taxonomy/taxonomy";
import { type Examples, learn, readExamples, renderLearned } from "./learn";

const examples = readExamples();
const SUBCATEGORIES = TAXONOMY.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug));

it("what was learned is what the examples teach (after a change: `npm run lexicon:learn`)", () => {
  expect(readFileSync("lib/domain/platform/understand/learning/learned.gen.ts", "utf8")).toBe(renderLearned(examples));
});

it("every subcategory has searches in English and in other languages, and nothing else has", () => {
  const served = [...examples].filter(([slug]) => !slug.startsWith("~"));
  expect(served.map(([slug]) => slug).toSorted()).toEqual(SUBCATEGORIES.toSorted());
  const count = (slug: string, english: boolean) =>
    examples.get(slug)?.filter(({ isEnglish }) => isEnglish === english).length ?? 0;
  expect(SUBCATEGORIES.filter((slug) => count(slug, true) < 80 || count(slug, false) < 80)).toEqual([]);
});

it("a feature says the more, the fewer subcategories have it, and nothing where all do alike", () => {
  const said = (noun: string) =>
    Array.from({ length: 40 }, (_, at) => ({ search: `${noun} drawn for club${at}`, isEnglish: true }));
  const few: Examples = new Map([
    ["logo-design", said("crest")],
    ["ui-design", said("dashboard")],
    ["web-design", said("dashboard")],
  ]);
  const learned = learn(few);
  const of = (key: string) => learned.get(key)?.map(([slug]) => slug);
  expect([of("crest"), of("dashboard"), of("drawn")]).toEqual([["logo-design"], undefined, undefined]);
  // in two of three is a third more than anywhere: too little to say
  expect(learned.get("crest")?.[0]?.[1]).toBeGreaterThan(10);
});
