import { expect, it } from "vitest";
import { roomFor } from "./brief-files";

it("all files of a brief count together, those that other questions are sending too", () => {
  expect(roomFor("req_1", 0, {})).toBe(10);
  // its own count where they are chosen
  expect(roomFor("req_1", 4, { req_1: 2, req_2: 3, "": 1 })).toBe(2);
  expect(roomFor("", 4, { req_1: 2, req_2: 0 })).toBe(4);
});
