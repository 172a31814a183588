import { expect, it } from "vitest";
import { z } from "zod";
import { plainMessage } from "./plain-issue";

it.each([
  [z.string(), undefined, "is required"],
  [z.string(), 5, "must be text"],
  [z.int(), 1.5, "must be a whole number"],
  [z.int().min(1), 0, "must be at least 1"],
  [z.int().max(100_000_000), 100_000_001, "must be at most 100,000,000"],
  [z.number().gt(0), 0, "must be more than 0"],
  [z.string().min(1), "", "must not be empty"],
  [z.string().max(3), "abcd", "must have at most 3 characters"],
  [z.array(z.string()).min(2), ["a"], "must have at least 2 items"],
  [z.array(z.string()).max(1), ["a", "b"], "must have at most 1 item"],
  [z.enum(["asc", "desc"]), "up", 'must be one of "asc", "desc"'],
  [z.literal(2), 3, "must be 2"],
  [z.record(z.string(), z.string()), [1], "must be an object, a value for each name"],
  [z.union([z.string(), z.array(z.string())]), 5, "must be text or a list"],
  [z.iso.date(), "tomorrow", "must be a date such as 2026-11-21"],
  [z.iso.datetime(), "tomorrow", "must be a time such as 2026-11-21T08:00:00Z"],
  [z.url(), "guildhall", "is not a URL"],
  [z.string().regex(/^a/), "b", "has not the form that is asked for"],
  [z.string().regex(/^a/, "begins with an a"), "b", "begins with an a"],
  [z.string().min(1, "Invalid names are refused"), "", "Invalid names are refused"],
])("case %#", (schema: z.ZodType, value, said) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  expect(issue && plainMessage(issue)).toBe(said);
});
