import { expect, it } from "vitest";
import { plainLine } from "./plain-line";

it.each([
  [
    "**Offer: Boat lettering**\n\n$630, delivered within 6 days.",
    "Offer: Boat lettering $630, delivered within 6 days.",
  ],
  ["# Files\n\n- mark.svg\n- `mark.png`\n1. one", "Files mark.svg mark.png one"],
  ["> said\n\nSee [the board](https://a.example/b) and *this* or _that_", "said See the board and this or that"],
  ["snake_case_name and 2 * 3 * 4 stay - as they are", "snake_case_name and 2 * 3 * 4 stay - as they are"],
  ["one\nsecond line", "one second line"],
  ["", ""],
])("%j", (markdown, line) => expect(plainLine(markdown)).toBe(line));
