import { describe, expect, it } from "vitest";
import { readQuery } from "./read-query";

/** A Wednesday. */
const NOW = new Date("2026-11-18T10:00:00.000Z");
const read = (query: string) => readQuery(query, NOW);

describe("what shall not be", () => {
  it.each([
    ["event planner not in France", "event planner", ["in france"]],
    ["designer not in Paris, France under $500", "designer", ["in paris, france"]],
    ["illustrator not French", "illustrator", ["french"]],
    ["animation, not 3D", "animation", ["3d"]],
    ["writer, not editing", "writer", ["editing"]],
    ["seo without link building", "seo", ["link building"]],
    ["website without wordpress in Berlin", "website", ["wordpress"]],
    ["lawyer who does not litigate", "lawyer", ["litigate"]],
    ["photographer, no people, only objects", "photographer only objects", ["people"]],
    ["translation by a human, not machine translation", "translation", ["machine translation"]],
    ["Webseite ohne WordPress", "webseite", ["wordpress"]],
    ["Fotograf nicht in Frankreich", "fotograf", ["in frankreich"]],
    ["site sans WordPress", "site", ["wordpress"]],
    ["illustrateur pas en France", "illustrateur", ["en france"]],
    ["sitio web sin WordPress", "sitio web", ["wordpress"]],
    ["ilustrador não do Japão", "ilustrador", ["do japao"]],
    ["sito senza WordPress", "sito", ["wordpress"]],
    ["ontwerper niet uit Frankrijk", "ontwerper", ["uit frankrijk"]],
    ["フランス以外のデザイナー", "デザイナー", ["フランス"]],
    ["不要3D的动画", "动画", ["3d"]],
    ["مصمم ليس في فرنسا", "مصمم", ["في فرنسا"]],
    ["वर्डप्रेस के बिना वेबसाइट", "वेबसाइट", ["वर्डप्रेस"]],
  ])("is nothing that is asked in %s", (query, words, excluded) => {
    const all = read(query);
    expect(
      all.words
        .normalize("NFC")
        .replace(/[,\s]+/g, " ")
        .trim(),
    ).toBe(words);
    expect(all.excluded?.map(({ phrase }) => phrase.normalize("NFC"))).toEqual(excluded);
    expect(all.language).toBeUndefined();
  });

  it("names a place that is left out", () => {
    expect(read("event planner not in France")).toMatchObject({ excluded: [{ place: { keys: ["FR"] } }] });
    expect(read("event planner not in France").place).toBeUndefined();
    expect(read("voice over, not in English").language).toBeUndefined();
    expect(read("website without wordpress in Berlin").place?.value.name).toBe("Berlin");
  });

  it.each([
    ["designer not in France or Germany", "FR DE"],
    ["designer not in Germany, Austria or Switzerland", "DE AT CH"],
    ["Designer nicht aus Deutschland, Österreich oder der Schweiz", "DE AT CH"],
    ["photographe pas en France, Belgique ou Suisse", "FR BE CH"],
    ["designer except France, Germany and Spain", "FR DE ES"],
    ["designer not in France, Germany, and Georgia", "FR DE GE"],
    ["フランスとドイツ以外のデザイナー", "FR DE"],
    ["不在法国和德国的设计师", "FR DE"],
    ["フランス、ドイツ以外のデザイナー", "FR DE"],
    ["不在法国、德国的设计师", "FR DE"],
    ["Designer, der nicht aus Berlin ist", "berlin.DE"],
    ["designer not based in Spain", "ES"],
    ["designer not in the US", "US"],
    ["designer not from the US", "US"],
    ["designer except the US", "US"],
    ["designer not US based", "US"],
    ["designer not in the US or Canada", "US CA"],
    ["fotógrafo que no sea de Madrid", "madrid.ES"],
    ["designer que não seja de Lisboa", "lisbon.PT"],
    ["fotografo che non sia di Roma", "rome.IT"],
    ["photographe qui ne soit pas de Paris", "paris.FR"],
  ])("are all places that are refused in %s, and none is wanted", (query, keys) => {
    const all = read(query);
    expect(all.excluded?.map(({ place }) => place?.keys[0]).join(" ")).toBe(keys);
    expect(all.place).toBeUndefined();
    expect(all.words.normalize("NFC")).toMatch(/^(?:designer|photographe|fotografo|デザイナー|设计师)$/);
  });

  it("are parts of the world, one after the other", () => {
    const all = read("designer not in Europe, North America or Australia");
    expect(all.excluded?.map(({ phrase }) => phrase)).toEqual(["in europe", "north america", "australia"]);
    expect(all.excluded?.every(({ place }) => place)).toBe(true);
    expect(all).toMatchObject({ words: "designer" });
    expect(all.place).toBeUndefined();
  });

  it("is nothing that is wanted as well, nor what only follows", () => {
    const paris = read("designer in Paris, not Paris Texas");
    expect(paris.place?.value.keys).toEqual(["paris.FR"]);
    expect(paris.excluded?.flatMap(({ place }) => place?.keys ?? [])).not.toContain("paris.FR");
    expect(read("designer not in France, in London")).toMatchObject({
      place: { value: { keys: ["london.GB"] } },
      excluded: [{ place: { keys: ["FR"] } }],
    });
    expect(read("designer not in Texas or Ohio").excluded?.map(({ phrase }) => phrase)).toEqual(["in texas", "ohio"]);
    expect(read("logo, not urgent").maxDeliveryDays).toBeUndefined();
    expect(read("شعار بدون نص أقل من 500 دولار")).toMatchObject({ maxPriceCents: { value: 50_000 } });
    expect(read("website without wordpress $500")).toMatchObject({
      maxPriceCents: { value: 50_000 },
      excluded: [{ phrase: "wordpress" }],
    });
  });

  it.each([
    "wordpress plugin not working",
    "google ads not converting",
    "why is my website not loading",
    "website not loading on mobile",
    "comic sans logo",
    "logo designer not to exceed $500",
    "logo, ohne 500 euro zu überschreiten",
    "logo senza superare 300 euro",
    "logo not exceeding 5 days",
    "not only logos but also packaging",
    "nicht nur Logo, sondern auch Verpackung",
    "pas seulement un logo",
    "ロゴだけではなくパッケージも",
    "不仅标志设计还有包装",
    "logo for no more than 500 dollars",
    "logo pas cher",
    "no code app",
    "non disclosure agreement",
    "sem specialist",
    "google does not index my pages",
    "customers who do not pay",
    "I have a logo but no website",
    "our shop is online, no sales",
    "from lisbon to oslo without flying",
    "designer no Brasil",
  ])("is nothing of %s", (query) => expect(read(query)).not.toHaveProperty("excluded"));
});

it("looks at a dozen of words that refuse, and leaves the others as they are", () => {
  const all = read(`logo${", no wordpress".repeat(28)}`);
  expect(all.excluded).toHaveLength(12);
  expect(all.words.match(/no wordpress/g)).toHaveLength(16);
});
