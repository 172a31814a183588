import type { z } from "zod";

/** What is expected, in words. */
export const EXPECTED: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

const FORMATS: Record<string, string> = {
  "Invalid ISO date": "must be a date such as 2026-11-21",
  "Invalid ISO datetime": "must be a time such as 2026-11-21T08:00:00Z",
};

/** What a schema complains of, in words for people in place of the library's; a message of the schema's own stays. */
export function plainMessage({ code, message, ...issue }: z.core.$ZodIssue): string {
  if (code !== "invalid_type" || !message.startsWith("Invalid input")) return FORMATS[message] ?? message;
  if (message.endsWith("received undefined")) return "is required";
  const { expected } = issue as z.core.$ZodIssueInvalidType;
  return `must be ${EXPECTED[expected] ?? expected}`;
}
