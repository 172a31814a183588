import { describe, expect, it } from "vitest";
import { placeKeys, placeNamed } from "./places";
import { readQuery } from "./read-query";

/** A Wednesday. */
const NOW = new Date("2026-11-18T10:00:00.000Z");
const read = (query: string) => readQuery(query, NOW);

describe("prices", () => {
  it.each([
    ["logo under $500", 50_000, "logo"],
    ["max 200 usd logo", 20_000, "logo"],
    ["logo for less than 1,500 dollars", 150_000, "logo"],
    ["seo audit budget 1k", 100_000, "seo audit"],
    ["podcast $75", 7_500, "podcast"],
    ["logo moins de 300 $", 30_000, "logo"],
    ["Logo unter 250 dollar", 25_000, "logo"],
    ["logo €300", 34_500, "logo"],
    ["logo £200", 27_000, "logo"],
    ["logo 200 USD", 20_000, "logo"],
    ["logo 1.500 €", 172_500, "logo"],
    ["logo 200 PLN", 5_400, "logo"],
    ["logo under 5 hundred canadian dollars", 36_500, "logo"],
    ["logo for less than fifty dollars", 5_000, "logo"],
    ["logo under two hundred euros", 23_000, "logo"],
    ["logo between 100 and 300 dollars", 30_000, "logo"],
    ["Logo zwischen 100 und 300 Euro", 34_500, "logo"],
    ["logo $100-300", 30_000, "logo"],
    ["Logo 300 Euro oder weniger", 34_500, "logo"],
    ["logo 300 € maximum", 34_500, "logo"],
    ["logo por menos de 300 dólares", 30_000, "logo"],
    ["logo abaixo de 300 dólares", 30_000, "logo"],
    ["logo non più di 300 dollari", 30_000, "logo"],
    ["logo minder dan 300 dollar", 30_000, "logo"],
  ])("of %s", (query, cents, words) => {
    expect(read(query)).toMatchObject({ maxPriceCents: { value: cents }, words });
  });

  it.each([
    "video under 30 minutes",
    "text up to 500 words",
    "top 10 ideas",
    "24h",
    "3d model",
    "web 2.0",
    "model under 4 mb",
    "text bis 500 Wörter",
    "Logo bis 12. Dezember",
    "Logo bis 24.12.",
    "logo até 5 de março",
    "logo over $500",
  ])("are none in %s", (query) => expect(read(query)).not.toHaveProperty("maxPriceCents"));

  it("asks for what is cheap, in several languages", () => {
    for (const query of [
      "cheap logo",
      "affordable logo",
      "logo barato",
      "logo pas cher",
      "günstiges Logo",
      "logo abordable",
      "logo economico",
      "goedkoop logo",
    ])
      expect(read(query).cheap, query).toBeDefined();
    expect(read("logo").cheap).toBeUndefined();
  });
});

describe("times", () => {
  it.each([
    ["logo in a week", 7],
    ["logo in two weeks", 14],
    ["logo within 3 days", 3],
    ["translation 48h", 2],
    ["logo in 24 hours", 1],
    ["logo by Friday", 2],
    ["logo by Wednesday", 7],
    ["logo before 1 December", 13],
    ["logo by December 24th", 36],
    ["logo tomorrow", 1],
    ["urgent logo", 1],
    ["Logo innerhalb von 5 Tagen", 5],
    ["logo dans une semaine", 7],
    ["logo en 3 dias", 3],
    ["Logo bis Freitag", 2],
    ["logo pour vendredi", 2],
    ["logo para el viernes", 2],
    ["Logo innerhalb einer Woche", 7],
    ["logo d'ici deux semaines", 14],
    ["logo em até cinco dias", 5],
    ["logo entro una settimana", 7],
    ["logo até sexta", 2],
    ["logo até terça-feira", 6],
    ["logo este viernes", 2],
    ["logo uiterlijk vrijdag", 2],
    ["logo in a fortnight", 14],
    ["logo by end of month", 30],
    ["Logo bis Monatsende", 30],
    ["logo by 12/12", 24],
    ["logo by 3/12", 15],
    ["logo by 2026-12-01", 13],
    ["Logo bis 24.12.", 36],
    ["logo avant le 3 décembre", 15],
    ["ロゴ 12月25日まで", 37],
    ["logo by Christmas", 37],
    ["Logo bis Weihnachten", 37],
    ["logo tonight", 1],
  ])("of %s", (query, days) => {
    expect(read(query).maxDeliveryDays?.value).toBe(days);
  });

  it.each([
    "seven pages",
    "90 second video",
    "friday newsletter",
    "month end closing",
    "24 hour support",
    "24/7 hotline",
    "song for Christmas",
    "12/12 format",
    "before 2.1 release",
    "a segunda versão do logo",
  ])("are none in %s", (query) => expect(read(query)).not.toHaveProperty("maxDeliveryDays"));

  it("knows who has time", () => {
    expect(read("designer available now").availableWithinDays?.value).toBe(2);
    expect(read("designer available this week").availableWithinDays?.value).toBe(7);
    expect(read("designer").availableWithinDays).toBeUndefined();
  });
});

describe("languages", () => {
  it.each([
    ["german-speaking lawyer", "de", "lawyer"],
    ["lawyer who speaks Dutch", "nl", "lawyer"],
    ["narration in Spanish", "es", "narration"],
    ["abogado que habla español", "es", "abogado"],
    ["abogado que hable alemán", "de", "abogado"],
    ["advogado que fale alemão", "de", "advogado"],
    ["advocaat die Duits spreekt", "de", "advocaat"],
    ["Anwältin, die gut Englisch spricht", "en", "anwaltin,"],
    ["avocat qui parle couramment allemand", "de", "avocat"],
    ["avvocato che parla inglese", "en", "avvocato"],
    ["deutschsprachiger Anwalt", "de", "anwalt"],
    ["avocat francophone", "fr", "avocat"],
  ])("of %s", (query, code, words) => {
    expect(read(query)).toMatchObject({ language: { value: code }, words });
  });

  it.each([
    ["EN>FR", "english to french translation"],
    ["contract DE-EN", "contract german to english translation"],
    ["en to fr translator", "english to french translator"],
    ["fr-CA copywriter", "fr-ca copywriter"],
    ["website is to be done", "website is to be done"],
    ["PT-BR texts", "pt-br texts"],
  ])("of two codes are translated between: %s", (query, words) => expect(read(query).words).toBe(words));

  it.each(["translate English to French", "learn German", "business english", "I freeze in English meetings"])(
    "are the matter in %s",
    (query) => expect(read(query)).not.toHaveProperty("language"),
  );
});

describe("places", () => {
  it.each([
    ["photographer in Iceland", "Iceland", "photographer"],
    ["german designer", "Germany", "designer"],
    ["designer from Europe", "Europe", "designer"],
    ["Fotograf in Österreich", "Austria", "fotograf"],
    ["développeur au Canada", "Canada", "developpeur au"],
    ["designer based in Bergen", "Bergen", "designer"],
    ["scandinavian designer", "Scandinavia", "designer"],
    ["developer in the US", "United States", "developer"],
    ["ドイツのデザイナー", "Germany", "のデザイナー"],
    ["designer in Georgia", "Georgia", "designer"],
    ["photographer in Lisbon next saturday", "Lisbon", "photographer"],
    ["photographer who travels to Germany", "Germany", "photographer"],
    ["translator Madrid", "Madrid", "translator"],
    ["Paris photographer", "Paris", "photographer"],
    ["norwegische Designerin", "Norway", "designerin"],
    ["deutscher Anwalt", "Germany", "anwalt"],
    ["designer norvégien", "Norway", "designer"],
    ["graphiste canadienne", "Canada", "graphiste"],
    ["ilustradora española", "Spain", "ilustradora"],
    ["designer norueguês", "Norway", "designer"],
    ["fotografa italiana", "Italy", "fotografa"],
    ["Noorse ontwerper", "Norway", "ontwerper"],
    ["مصمم نرويجي", "Norway", "مصمم"],
    ["नॉर्वेजियन चित्रकार", "Norway", "चित्रकार"],
  ])("of %s", (query, name, words) => {
    const { place, words: left } = read(query);
    expect(place?.value.name).toBe(name);
    expect(left.normalize("NFC")).toBe(words);
  });

  it.each([
    "trip to Japan",
    "french lessons",
    "turkey recipe",
    "nice logo",
    "call us",
    "german tax law",
    "in English meetings",
    "bath towel pattern",
    "deutsche Übersetzung",
    "voix off espagnole",
    "ricetta italiana",
    "insegnante di italiano",
    "ترجمة ألمانية",
    "Noor",
  ])("are none in %s", (query) => expect(read(query)).not.toHaveProperty("place"));

  it("are compared by country and city", () => {
    expect(placeKeys("Bergen, Norway")).toEqual(["NO", "bergen.NO"]);
    expect(placeKeys("Lyon")).toEqual(["FR", "lyon.FR"]);
    expect(placeKeys("Boulder, Colorado")).toEqual(["US", "boulder.US", "colorado.US"]);
    expect(placeKeys("Atlanta, Georgia")).toEqual(["US", "atlanta.US", "georgia.US"]);
    expect(placeKeys("Tbilisi, Georgia")[0]).toBe("GE");
    expect(placeKeys("Remote")).toEqual([]);
    expect(placeKeys(null)).toEqual([]);
    expect(placeNamed("de")?.keys).toEqual(["DE"]);
    expect(placeNamed("benelux")?.keys).toEqual(["BE", "LU", "NL"]);
    expect(placeNamed("nowhere")).toBeUndefined();
  });
});

it("reads several at once, each word once", () => {
  const all = read("logo design under $500 in Spanish in a week, from Chile");
  expect(all).toMatchObject({
    words: "logo design",
    maxPriceCents: { value: 50_000 },
    language: { value: "es" },
    maxDeliveryDays: { value: 7 },
    place: { value: { keys: ["CL"] } },
  });
  expect(read("Maren Holt")).toEqual({ words: "maren holt" });
});
