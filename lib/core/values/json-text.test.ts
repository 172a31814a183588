import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson, holdsNul, parseJsonText } from "./json-text";

it.each([
  ['{"a":"\\ud800","b":["x\\udc00y"]}', { a: "\ufffd", b: ["x\ufffdy"] }],
  ['"\\ud83d\\ude00"', "😀"],
  ['"\\\\ud800"', "\\ud800"],
  ['{"a":1,"b":null,"c":[true,"é"]}', { a: 1, b: null, c: [true, "é"] }],
])("reads %s", (text, value) => {
  expect(parseJsonText(text)).toEqual(value);
});

it.each([
  ["a\0", true],
  ["\\\0", true],
  ["\\u0000", false],
  ["\\\\u0000", false],
  ["u0000", false],
])("sees U+0000 in %j: %s", (text, held) => {
  expect(holdsNul(JSON.stringify({ text }))).toBe(held);
  expect(holdsNul(JSON.stringify({ [text]: 1 }))).toBe(held);
});

it("refuses what is not JSON", () => {
  expect(() => parseJsonText('{"a":"\\ud8"')).toThrow(SyntaxError);
});

it.each([
  ['{"a":1,"b":[{"d":2,"c":3}]}', ' { "b" : [ { "c" : 3, "d" : 2 } ] ,\n"a":1.0}'],
  ['"é/"', '"\\u00e9\\/"'],
  ['{"a":2}', '{"a":1,"a":2}'],
  ['{"__proto__":1}', '{ "__proto__": 1e0 }'],
])("%s and %s are one request", (one, other) => {
  expect(canonicalJson(other)).toBe(canonicalJson(one));
});

it.each([
  ["[1,2]", "[2,1]"],
  ['{"a":1}', '{"a":"1"}'],
  ['{"a":null}', "{}"],
  ['{"a":{"b":1}}', '{"a":{},"b":1}'],
  ['{"__proto__":1}', '{"__proto__":2}'],
  ["not json", "not  json"],
])("%s and %s are two", (one, other) => {
  expect(canonicalJson(other)).not.toBe(canonicalJson(one));
});

it("loses nothing of a value, and has one text for it", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(JSON.stringify(value, null, 2));
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(text)).toBe(text);
    }),
  );
});

it("takes a value that is nested deeper than the stack as it was written", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  expect(canonicalJson(deep)).toBe(deep);
});
