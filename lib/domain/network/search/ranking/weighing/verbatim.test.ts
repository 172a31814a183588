import { expect, it } from "vitest";
import { namedSo } from "./verbatim";

const said = (...words: [word: string, lexeme: string][]) =>
  words.map(([word, lexeme]) => ({ word, lexeme, rarity: 1, known: true }));

it.each([
  ["cad conversion", said(["cad", "cad"], ["conversion", "convers"]), "'~kcad-conversion' | 'cad' <1> 'convers'"],
  ["payroll for ten", said(["payroll", "payrol"], ["ten", "ten"]), "'~kpayroll-for-ten' | 'payrol' <2> 'ten'"],
  ["payroll", said(["payroll", "payrol"]), "'~kpayroll' | 'payrol':ABC"],
  [
    "real-user monitoring",
    said(["real-user", "real"], ["real-user", "real-us"], ["real-user", "user"], ["monitoring", "monitor"]),
    "'~kreal-user-monitoring' | 'real-us' <3> 'monitor'",
  ],
  [
    "wedding planner",
    said(["wedding", "wed"], ["planner", "planner"]),
    "'~kwedding-planner' | 'wed':ABC <1> 'planner':ABC",
  ],
  ["photographer", said(["photographer", "photograph"]), "'~kphotographer'"],
  ["animation", said(["animation", "anim"]), "'~kanimation'"],
  ["accessibility", said(["accessibility", "access"]), "'~kaccessibility'"],
  ["productivity", said(["productivity", "product"]), "'~kproductivity'"],
  ["time", said(["time", "time"]), ""],
])("%s is named by rows that hold %s", (words, terms, query) => {
  expect(namedSo(words, terms)).toBe(query);
});

it("is a skill alone where it shall be one, and nothing of a sentence", () => {
  expect(namedSo("access control", said(["access", "access"], ["control", "control"]), true)).toBe(
    "'~kaccess-control'",
  );
  const words = "one two three four five six seven";
  expect(namedSo(words, said(...words.split(" ").map((word): [string, string] => [word, word])))).toBe("");
});
