import { describe, expect, it } from "vitest";
import { bannedIn, FLAGGED_FROM, fileRulesMet, pointsOf, rulesMet } from "./rules";

describe("what people write to each other", () => {
  it.each([
    ["Could you redo my kitchen's floor plan by March? The old one is at https://example.com/plan.pdf", 10],
    ["Here are three drafts: https://a.example/1 https://a.example/2 https://a.example/3 https://a.example/4", 30],
    [
      "My site has 12,500 visitors a month; the budget is 3 000 to 4 000 dollars, order ord_01K5Z8Q1M2N3P4R5S6T7V8W9X0",
      0,
    ],
    ["We meet on 2026-11-23 10:30; ISBN 978-3", 0],
    ["You reach me at robin@example.com or +49 170 1234567", 40],
    ["I NEED a LOGO", 0],
    ["", 0],
  ])("%j counts %i and is not flagged", (text, points) => {
    expect(pointsOf(rulesMet(text))).toBe(points);
    expect(points).toBeLessThan(FLAGGED_FROM);
  });

  it.each([
    ["Great page! Write me on WhatsApp +1 (555) 010-0199, I pay by wire transfer", 80],
    ["Earn 5000 $ a day https://bit.ly/3xYz12 telegram @richnow", 75],
    ["Contact manager@example.com, we send gift cards for every review", 55],
    ["Invest in BITCOIN now www.coins.example/join bit.ly/abc", 85],
  ])("%j counts %i", (text, points) => {
    expect(pointsOf(rulesMet(text))).toBe(points);
  });

  it.each([
    ["a text to its end", `${"A long post about bread. ".repeat(4_000)}Buy at https://bit.ly/abc`, "hidden link"],
    ["zero-width spaces", "Write me on What\u200bsApp", "other messenger"],
    ["soft hyphens", "I take bit\u00adcoin", "payment elsewhere"],
    ["full-width letters", "ｔｅｌｅｇｒａｍ is best", "other messenger"],
  ])("looks through %s", (_, text, rule) => {
    expect(rulesMet(text).map((met) => met.rule)).toContain(rule);
  });

  it.each(["setup.exe", "setup.exe.", "setup.exe . .", "setup.e\u200bxe", "report\u202e.exe"])(
    "knows %j as a program",
    (name) => {
      expect(fileRulesMet([name]).map(({ rule }) => rule)).toEqual(["program"]);
    },
  );

  it("takes no longer for a text made to slow it down", () => {
    for (const part of ["1 ", "A ", "a.", "@a", "(", "http://", "AA-"]) {
      const began = process.cpuUsage();
      rulesMet(part.repeat(150_000 / part.length));
      const { user } = process.cpuUsage(began);
      expect(user, part).toBeLessThan(500_000);
    }
  });
});

it("words of the list are found as whole words, in whatever case and spacing", () => {
  const list = [
    { word: "cheap followers", effect: "flag" },
    { word: "Ass", effect: "refuse" },
  ] as const;
  expect(bannedIn("We sell CHEAP,  followers!", list)).toEqual([list[0]]);
  expect(bannedIn("A class of its own, assembled by hand", list)).toEqual([]);
  expect(bannedIn("you ass.", list)).toEqual([list[1]]);
  for (const text of ["you a\u200bss", "ＡＳＳ", `${"word ".repeat(20_000)} ass`])
    expect(bannedIn(text, list)).toEqual([list[1]]);
});
