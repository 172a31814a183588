import { expect, it } from "vitest";
import { initials } from "./avatar-face";

it.each([
  ["Ada Lovelace", "AL"],
  ["  Ada  King Lovelace ", "AL"],
  ["cora", "C"],
  ["عبد الرحمن الأندلسي 🎨🧵", "عا"],
  ["🎨 Studio", "S"],
  ["(Bold) Type", "BT"],
  ["山田 太郎", "山太"],
  ["🎨", "?"],
  ["", "?"],
])("takes the initials of %j from its letters", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
