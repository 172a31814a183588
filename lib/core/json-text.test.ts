import { expect, it } from "vitest";
import { parseJsonText } from "./json-text";

it.each([
  ['{"a":"\\ud800","b":["x\\udc00y"]}', { a: "\ufffd", b: ["x\ufffdy"] }],
  ['"\\ud83d\\ude00"', "😀"],
  ['"\\\\ud800"', "\\ud800"],
  ['{"a":1,"b":null,"c":[true,"é"]}', { a: 1, b: null, c: [true, "é"] }],
])("reads %s", (text, value) => {
  expect(parseJsonText(text)).toEqual(value);
});

it("refuses what is not JSON", () => {
  expect(() => parseJsonText('{"a":"\\ud8"')).toThrow(SyntaxError);
});
