import { expect, it } from "vitest";
import { byteRange } from "./byte-range";

it.each([
  ["bytes=0-", { from: 0, to: 99 }],
  ["bytes=10-19", { from: 10, to: 19 }],
  ["bytes=90-500", { from: 90, to: 99 }],
  ["bytes=-5", { from: 95, to: 99 }],
  ["bytes=-500", { from: 0, to: 99 }],
  ["bytes=100-", null],
  ["bytes=20-10", null],
  ["bytes=0-1,5-6", null],
  ["bytes=-", null],
  ["items=0-1", null],
  [null, null],
])("reads %s of a hundred bytes", (header, part) => {
  expect(byteRange(header, 100)).toEqual(part);
});
