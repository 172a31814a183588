import { expect, it } from "vitest";
import { readLines, TypedLink } from "./typed-links";

it.each([
  ["example.com/file", "https://example.com/file"],
  [" http://example.com ", "http://example.com"],
  ["example.com:8443/file", "https://example.com:8443/file"],
  ["myshop", null],
  ["https://myshop", null],
  ["robin@example.com", null],
  ["mailto:robin@example.com", null],
  ["not a link", null],
  ["", null],
])("%j is %s", (typed, url) => {
  expect(TypedLink.safeParse(typed).data ?? null).toBe(url);
});

it("names every line that is refused", () => {
  const told: [PropertyKey[], string][] = [];
  const lines = ["a.example", "shop", "b.example", "ftp://c.example"].map((typed, n) => ({ line: n + 1, typed }));
  const read = readLines({ name: "Line", lines, schema: TypedLink }, (...one) => told.push(one));
  expect(read).toEqual(["https://a.example", "https://b.example"]);
  const said = "is not an address on the web: write it as example.com/page";
  expect(told).toEqual([
    [[1], `Line 2 ${said}`],
    [[3], `Line 4 ${said}`],
  ]);
});
