import type { z } from "zod";

/** What is expected, in words. */
const EXPECTED: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object, a value for each name",
};

const FORMATS: Record<string, string> = {
  date: "must be a date such as 2026-11-21",
  datetime: "must be a time such as 2026-11-21T08:00:00Z",
  email: "is not an email address",
  url: "is not a URL",
  regex: "has not the form that is asked for",
};

/** How the schema library begins what it says by itself: a message of the schema's own has other words, and stays. */
const LIBRARY = /^(Too (small|big)|Invalid [\w-]+(?: [\w-]+)?(?=$|:))/;

/** What a schema complains of, in words for people in place of the library's; a message of the schema's own stays. */
export function plainMessage(issue: z.core.$ZodIssue): string {
  if (!LIBRARY.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      if (issue.message.endsWith("received undefined")) return "is required";
      return `must be ${EXPECTED[issue.expected] ?? issue.expected}`;
    case "too_small":
      return `must ${bound(issue.origin, "least", Number(issue.minimum), issue.inclusive)}`;
    case "too_big":
      return `must ${bound(issue.origin, "most", Number(issue.maximum), issue.inclusive)}`;
    case "invalid_value":
      return `must be ${issue.values.length === 1 ? "" : "one of "}${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
    case "invalid_format":
      return FORMATS[issue.format] ?? issue.message;
    case "invalid_union":
      return oneOf(issue.errors) ?? issue.message;
    default:
      return issue.message;
  }
}

/** What a value may be that is none of several kinds; undefined where it is of one of them and wrong otherwise. */
function oneOf(tried: readonly (readonly z.core.$ZodIssue[])[]): string | undefined {
  const kinds = tried.map(([first]) =>
    first?.code === "invalid_type" && first.path.length === 0
      ? (EXPECTED[first.expected] ?? first.expected)
      : undefined,
  );
  return kinds.length > 0 && kinds.every(Boolean) ? `must be ${[...new Set(kinds)].join(" or ")}` : undefined;
}

const COUNTED: Record<string, [one: string, many: string]> = {
  string: ["character", "characters"],
  array: ["item", "items"],
  set: ["item", "items"],
};

function bound(origin: string, side: "least" | "most", value: number, inclusive = true): string {
  const written = value.toLocaleString("en");
  const counted = COUNTED[origin];
  if (counted && side === "least" && value === 1) return "not be empty";
  if (counted) return `have at ${side} ${written} ${counted[value === 1 ? 0 : 1]}`;
  if (!inclusive) return `be ${side === "least" ? "more" : "less"} than ${written}`;
  return `be at ${side} ${written}`;
}
