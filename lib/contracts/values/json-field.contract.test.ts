import { expect, it } from "vitest";
import { z } from "zod";
import { jsonField } from "./json-field";

const List = jsonField(20, z.array(z.string()));

it("reads JSON as its schema says, and refuses what is none, too long or of another shape", () => {
  expect(List.parse('["a","b"]')).toEqual(["a", "b"]);
  expect(List.prefault("[]").parse(undefined)).toEqual([]);
  for (const text of ["[", "[1]", `["${"a".repeat(20)}"]`, undefined]) expect(List.safeParse(text).success).toBe(false);
});
