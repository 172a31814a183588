import { expect, it } from "vitest";
import { SaveWeek } from "./availability";

const refused = (weekly: string[]) =>
  SaveWeek.safeParse({ timezone: "Europe/Oslo", weekly }).error?.issues.map(({ path, message }) => [path[1], message]);

it("names the hours that end before they start", () => {
  expect(refused(["1 09:00-17:00", "2 10:00-08:00"])).toEqual([[1, "the end must come after the start"]]);
});

it("names those that begin before others of their day have ended, the later ones", () => {
  const said = "this overlaps other hours of the day";
  expect(refused(["1 10:00-13:00", "2 10:00-13:00", "1 09:00-11:00"])).toEqual([[0, said]]);
  expect(refused(["1 10:00-13:00", "1 10:00-13:00"])).toEqual([[1, said]]);
  expect(refused(["1 09:00-17:00", "1 10:00-11:00", "1 12:00-13:00"])).toEqual([
    [1, said],
    [2, said],
  ]);
  expect(refused(["1 09:00-12:00", "1 12:00-13:00", "2 11:00-13:00"])).toBeUndefined();
});
