import { z } from "zod";
import type { Form } from "./form";
import { Refusal } from "./refusal";

/** Text that must not be empty when it is sent. */
export const text = z.string().min(1).max(5_000);

/** Text that an empty value unsets. */
export const clearable = z
  .string()
  .max(5_000)
  .transform((value) => (value === "" ? null : value));

/** `true` or `false`. */
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");

/** A three-letter currency code, lower case. */
export const currency = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .toLowerCase();

/** A link that a browser will follow: http or https alone, since it stands in a page's `href`. */
export const link = z
  .string()
  .max(2_048)
  .refine(isLink, { error: "Not a valid URL", params: { code: "url_invalid" } });

/** Name and value pairs of the caller's own; an empty value deletes the name. */
export const metadata = z.record(z.string().max(40), z.string().max(500)).refine((m) => Object.keys(m).length <= 50);

/** A whole number between `min` and `max`. */
export function integer(min = 0, max = Number.MAX_SAFE_INTEGER) {
  return z
    .string()
    .refine((value) => /^-?\d{1,15}$/.test(value), { params: { code: "parameter_invalid_integer" }, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, {
      error: `This value must be between ${min} and ${max}.`,
      params: { code: "parameter_invalid_integer" },
    });
}

/** A list, which a form spells as an object with the keys 0, 1, 2 … */
export function list<T extends z.ZodType>(item: T) {
  return z.preprocess(
    (value) => (value && typeof value === "object" ? Object.values(value) : value),
    z.array(item).max(100),
  );
}

/**
 * Checks decoded parameters against an endpoint's schema; throws a refusal that names the first bad one as `a[b][0]`.
 */
export function parseParams<S extends z.ZodType>(schema: S, form: Form): z.output<S> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw issue ? refusalOf(issue, form) : new Refusal("Invalid request.");
}

function refusalOf(issue: z.core.$ZodIssue, form: Form): Refusal {
  if (issue.code === "unrecognized_keys") {
    const param = spell([...issue.path, issue.keys[0] ?? ""]);
    return new Refusal(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const param = spell(issue.path);
  const sent = issue.path.reduce<unknown>((at, key) => (at as Form | undefined)?.[String(key)], form);
  if (sent === undefined) return new Refusal(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  if (sent === "") {
    const message = `You passed an empty string for '${param}', which cannot be unset.`;
    return new Refusal(message, { code: "parameter_invalid_empty", param });
  }
  if (issue.code === "invalid_value") {
    return new Refusal(`Invalid ${param}: must be one of ${issue.values.join(", ")}`, { param });
  }
  const code: unknown = issue.code === "custom" ? issue.params?.code : undefined;
  if (code === "parameter_invalid_integer" && issue.message === "Invalid input") {
    return new Refusal(`Invalid integer: ${String(sent)}`, { code, param });
  }
  return new Refusal(`${param}: ${issue.message}`, { code: typeof code === "string" ? code : undefined, param });
}

function spell(path: readonly PropertyKey[]): string {
  return path.map((key, i) => (i === 0 ? String(key) : `[${String(key)}]`)).join("");
}

function isLink(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
