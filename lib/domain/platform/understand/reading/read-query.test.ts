import { describe, expect, it } from "vitest";
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
    ["logo from $100 to $300", 30_000, "logo"],
    ["logo for no more than 500 dollars", 50_000, "logo"],
    ["logo not over $500", 50_000, "logo"],
    ["Logo nicht mehr als 250 Dollar", 25_000, "logo"],
    ["Logo 300 Euro oder weniger", 34_500, "logo"],
    ["logo 300 € maximum", 34_500, "logo"],
    ["logo por menos de 300 dólares", 30_000, "logo"],
    ["logo abaixo de 300 dólares", 30_000, "logo"],
    ["logo non più di 300 dollari", 30_000, "logo"],
    ["logo minder dan 300 dollar", 30_000, "logo"],
    ["logo designer not to exceed $500", 50_000, "logo designer"],
    ["logo not exceed $500", 50_000, "logo"],
    ["website that does not exceed $2000", 200_000, "website"],
    ["logo, nicht teurer als 500 dollar", 50_000, "logo,"],
    ["website not more expensive than $500", 50_000, "website"],
    ["logo, non oltre 500 dollari", 50_000, "logo,"],
    ["logo, niet duurder dan 500 dollar", 50_000, "logo,"],
    ["logo, niet boven 500 dollar", 50_000, "logo,"],
    ["logo, no superior a 500 dólares", 50_000, "logo,"],
    ["logo, ohne 500 dollar zu überschreiten", 50_000, "logo,"],
    ["logo sans dépasser 300 dollars", 30_000, "logo"],
    ["logo senza superare 300 dollari", 30_000, "logo"],
    ["logo sem ultrapassar 300 dólares", 30_000, "logo"],
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

  it.each([
    "logo over $500",
    "logo for at least $5000",
    "logo from 2000 dollars",
    "logo $500 or more",
    "Logo mindestens 300 Euro",
    "logo plus de 300 euros",
  ])("at the least are neither a limit nor words in %s", (query) => {
    expect(read(query)).toEqual({ words: "logo" });
  });

  it("asks for what is cheap, in several languages", () => {
    const before = ["cheap logo", "affordable logo", "günstiges Logo", "goedkoop logo"];
    for (const query of [...before, "logo barato", "logo pas cher", "logo abordable", "logo economico"])
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
    ["logo not exceeding 5 days", 5],
    ["logo no later than Friday", 2],
    ["Logo, nicht später als Freitag", 2],
    ["logo, non oltre venerdì", 2],
    ["logo sans dépasser 3 jours", 3],
    ["Logo, nicht länger als 3 Tage", 3],
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

  it.each([
    ["developer available on Monday", 5, "developer"],
    ["developer available next week", 7, "developer"],
    ["developer with free slots on Monday", 5, "developer"],
    ["designer free tomorrow", 1, "designer"],
    ["brand designer I can call this week", 5, "brand designer"],
    ["book an appointment with a lawyer on Thursday", 1, "lawyer"],
    ["Entwickler verfügbar am Montag", 5, "entwickler"],
    ["développeur disponible lundi", 5, "developpeur"],
  ])("knows when somebody shall have time in %s, and asks for no delivery until then", (query, days, words) => {
    expect(read(query)).toEqual({ words, availableWithinDays: { value: days, phrase: expect.any(String) } });
  });

  it("takes a call that is booked for no trade", () => {
    expect(read("book a call with a developer")).toEqual({ words: "developer" });
    expect(read("book cover").words).toBe("book cover");
    expect(read("interview call").words).toBe("interview call");
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
