import { expect, it } from "vitest";
import { CITIES } from "../reading/data/cities";
import { countryName } from "../reading/gazetteer";
import { placeNamed } from "../reading/places";
import { corrected } from "./correct";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const COUNTRIES = LETTERS.flatMap((a) => LETTERS.flatMap((b) => countryName(a + b) ?? []));
const TOWNS = CITIES.trim()
  .split("\n")
  .flatMap((line) => line.slice(3).split(/, |\//))
  .map((name) => name.replace("~", ""));

it.each(["lawyer in", "someone in", "photographer"])("no place after %j is taken for a slip", (before) => {
  const known = [...COUNTRIES, ...TOWNS].filter((place) => placeNamed(place));
  const taken = known.filter((place) => corrected(`${before} ${place}`) !== null);
  expect(taken).toEqual([]);
});

it.each(["lawyer who speaks Estonian", "projekt opakowania"])("%s is no slip", (query) => {
  expect(corrected(query)).toBeNull();
});

it.each([
  ["procces mapping", "process mapping"],
  ["bussines plan", "business plan"],
  ["google adds audit", "google ads audit"],
])("a letter twice in the wrong place: %s", (typed, meant) => {
  expect(corrected(typed, (word) => word === "adds")).toBe(meant);
});

it.each([
  ["logp design", "logo design"],
  ["gane music", "game music"],
  ["gsme music composer", "game music composer"],
  ["voive over", "voice over"],
  ["video editpr", "video editor"],
  ["emsil marketing", "email marketing"],
  ["trsvel planner", "travel planner"],
  ["shopofy speed", "shopify speed"],
  ["rwsume", "resume"],
])("a key next to the right one: %s", (typed, meant) => {
  expect(corrected(typed)).toBe(meant);
});

it.each([
  ["frensh translator", "french translator"],
  ["kontract lawyer", "contract lawyer"],
  ["speach coach", "speech coach"],
  ["itinary for japan", "itinerary for japan"],
  ["grafic designer", "graphic designer"],
  ["finacial modle", "financial model"],
])("written as it is heard: %s", (typed, meant) => {
  expect(corrected(typed)).toBe(meant);
});

it.each(["welding", "taxi", "tradr", "Ross", "Burton", "lord", "elementary", "kogo design", "vidro"])(
  "a word, a name and what names no trade stay: %s",
  (typed) => expect(corrected(typed)).toBeNull(),
);

it("a word that somebody's row holds stays", () => {
  expect(corrected("gane music", (word) => word === "gane")).toBeNull();
});

it.each([
  "plantas ilustradas",
  "botaniche",
  "illustrazioni botaniche",
  "animación dibujada a mano",
  "clases de matemáticas para adultos",
  "organizar una cena para cien personas",
  "animazione 3D di un prodotto a partire dai file CAD",
  "massaggio a domicilio",
  "pudełko na kosmetyki, projekt i wykrojnik",
])("what is right in another language is no slip: %s", (query) => {
  expect(corrected(query)).toBeNull();
});
