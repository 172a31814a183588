import { describe, expect, it } from "vitest";
import { placeKeys, placeNamed } from "./places";
import { readQuery } from "./read-query";

/** A Wednesday. */
const NOW = new Date("2026-11-18T10:00:00.000Z");
const read = (query: string) => readQuery(query, NOW);

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
    ["nice french poster", "France", "nice poster"],
    ["designer in Bergen, Norway", "Bergen", "designer"],
    ["developer Halifax Canada", "Halifax", "developer"],
    ["coach in Atlanta, Georgia", "Atlanta", "coach"],
    ["editor in Albuquerque, New Mexico, USA", "Albuquerque", "editor"],
    ["Wellington in New Zealand", "Wellington", ""],
    ["Munich, Bavaria, Germany", "Munich", ""],
    ["designer in London, Ontario", "London", "designer"],
    ["New Mexico photographer", "New Mexico", "photographer"],
    ["Yorkshire", "Yorkshire", ""],
    ["KwaZulu-Natal", "KwaZulu-Natal", ""],
    ["scottish lawyer", "Scotland", "lawyer"],
    ["Wales", "Wales", ""],
    ["EU based lawyer", "European Union", "lawyer"],
    ["designer in CET", "CET time zone", "designer"],
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
    "trip to Kyoto, Japan",
    "montana font",
    "eu preciso de um logo",
    "call me est",
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
    expect(placeKeys("Edinburgh, Scotland")).toEqual(["GB", "edinburgh.GB", "scotland.GB"]);
    expect(placeNamed("Wales")?.keys).toContain("cardiff.GB");
    expect(placeKeys("Remote")).toEqual([]);
    expect(placeKeys(null)).toEqual([]);
    expect(placeNamed("de")?.keys).toEqual(["DE"]);
    expect(placeNamed("benelux")?.keys).toEqual(["BE", "LU", "NL"]);
    expect(placeNamed("nowhere")).toBeUndefined();
  });
});
