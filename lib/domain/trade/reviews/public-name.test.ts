import { expect, it } from "vitest";
import { publicName } from "./public-name";

it.each([
  ["Robin Ashby", "Robin A."],
  ["ROBIN ASHBY", "Robin A."],
  ["Ana María de la Cruz", "Ana C."],
  ["Sukarno", "Sukarno"],
  ["陳 大文", "陳 大."],
  ["ACME BAKERY LLC", "Verified buyer"],
  ["Brot & Salz", "Verified buyer"],
  ["Harbour Type, Inc.", "Verified buyer"],
  ["Studio 54", "Verified buyer"],
  ["", "Verified buyer"],
  [null, "Verified buyer"],
])("%j is shown as %j", (name, shown) => expect(publicName(name)).toBe(shown));
