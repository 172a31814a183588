import { expect, it } from "vitest";
import { corrected } from "./correct";
import { CITIES } from "./reading/data/cities";
import { countryName } from "./reading/gazetteer";
import { placeNamed } from "./reading/places";

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
