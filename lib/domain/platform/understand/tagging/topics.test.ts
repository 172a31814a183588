import { describe, expect, it } from "vitest";
import { TAXONOMY } from "../../taxonomy/taxonomy";
import { LAY } from "../lexicon/lay";
import { TOPICS } from "../lexicon/topics";
import { understand } from "../understand";

const SUBCATEGORIES = TAXONOMY.flatMap(({ subcategories }) => subcategories);
const first = (query: string) => understand(query).concepts[0]?.slug;

describe("words around subcategories", () => {
  it("are there for every subcategory", () => {
    const told = TOPICS.flatMap((text) => text.trim().split("\n")).map((line) => line.split(": ")[0]);
    expect(told.toSorted()).toEqual(SUBCATEGORIES.map(({ slug }) => slug).toSorted());
  });

  it("leave every subcategory's name to it", () => {
    const others = SUBCATEGORIES.filter(({ slug, name }) => first(name) !== slug);
    expect(others.map(({ slug }) => slug)).toEqual([]);
  });

  it("do not contradict laymen's phrases", () => {
    const lines = LAY.flatMap((text) => text.trim().split("\n")).map((line) => line.split(": "));
    const phrases = lines.flatMap(([slug, said = ""]) => said.split(", ").map((phrase) => ({ slug, phrase })));
    const kept = phrases.filter(({ slug, phrase }) => understand(phrase).concepts.some((one) => one.slug === slug));
    expect(kept.length / phrases.length).toBeGreaterThan(0.9);
  });
});

/** Searches that hold no word of a list: what they mean was learned from others. */
describe("what examples teach", () => {
  it.each([
    ["minimum viable product", "startup-strategy"],
    ["furnishing adviser", "interior-design"],
    ["wizualizacja danych", "data-visualization"],
    ["e-ticaret sitesi hızlandırma", "ecommerce-development"],
    ["people sign up, try it once and never come back", "growth-experimentation"],
    ["the bed blocks the door and my sofa doesn't fit anywhere", "interior-design"],
  ])("reads %s as %s", (query, slug) => {
    expect(first(query)).toBe(slug);
  });
});

/** Sentences that name no trade by its name, or another one in passing. */
describe("understand", () => {
  it.each([
    ["our invoices pile up and nobody reconciles them", "bookkeeping"],
    ["the veins and leaves of this orchid for a textbook", "scientific-medical-illustration"],
    ["subscribers leave after the third email", "email-marketing"],
    ["our sitemap has urls that googlebot never crawls", "technical-seo"],
    ["carton for jars that do not break in the post", "packaging-label-design"],
    ["three days by train and ferry with toddlers", "travel-planning"],
    ["supper for sixty guests outdoors, with suppliers and seating", "event-planning"],
    ["percentages and ratios for a grown-up", "math-tutoring"],
    ["reverberation and hum on an interview tape", "audio-editing-restoration"],
    ["where the wardrobe and the bed go in a small flat", "interior-design"],
    ["A film of nine hours of raw footage of an interview, cut to twelve minutes", "video-editing"],
    ["lezioni di chitarra", "music-lessons"],
    ["Kartons für Flaschen, die zerbrochen ankommen", "packaging-label-design"],
    ["voyage en train avec des enfants", "travel-planning"],
    ["agregar sensores: firmware y batería", "embedded-systems"],
  ])("reads %s as %s", (query, slug) => {
    expect(first(query)).toBe(slug);
  });

  it.each([
    "a tap that leaks in the bathroom",
    "nurse for night shifts",
    "Putzfrau für meine Wohnung",
    "déménagement d'un piano",
    "toothache on a Sunday",
    "tyres for my car",
    "flights to Rome",
  ])("knows that no category holds %s", (query) => {
    expect(understand(query).outside).toBe(true);
  });

  it.each([
    "translate the menu of a restaurant",
    "logo for a dentist",
    "website for a plumber",
    "rewrite a hospital's letters so that patients understand them",
    "photographs of a hotel's rooms",
    "accounting for a hairdresser",
  ])("is not led away by whom it is for in %s", (query) => {
    expect(understand(query).outside).toBe(false);
  });
});
