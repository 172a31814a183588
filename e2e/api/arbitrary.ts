import fc, { type Arbitrary } from "fast-check";
import { z } from "zod";

/** The part of JSON Schema 2020-12 that Zod writes. */
type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  allOf?: Schema[];
  format?: string;
  minimum?: number;
  maximum?: number;
};

type Text = { [Field in "format" | "pattern" | "allOf" | "minLength" | "maxLength"]: Schema[Field] | undefined };

const LETTERS = "aZ09éßñ日本語עברית🖋️👩‍👩‍👧‍👦";
const MARKS = ` .,-'"<>&;%_\\/()\n\t\u200d\u202e`;
const MOST = 200;

/** Values that a Zod schema accepts, as its JSON Schema says: a few more, where the schema refines what it says there. */
export function accepted(schema: z.ZodType): Arbitrary<unknown> {
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
  return made(root, root, "");
}

function made(schema: Schema, root: Schema, name: string): Arbitrary<unknown> {
  if (schema.$ref) return made(root.$defs?.[schema.$ref.split("/").at(-1) ?? ""] ?? {}, root, name);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => made(choice, root, name)));
  switch (schema.type) {
    case "object":
      return objectOf(schema, root);
    case "array": {
      const { minItems: minLength = 0, maxItems = 5 } = schema;
      return fc.array(made(schema.items ?? {}, root, name), { minLength, maxLength: Math.min(maxItems, 5) });
    }
    case "string":
      return textOf(schema, name);
    case "integer":
    case "number": {
      const { minimum: min = -1_000_000, maximum: max = 1_000_000 } = schema;
      return fc.oneof(fc.constantFrom(min, max), fc.integer({ min: Math.ceil(min), max: Math.floor(max) }));
    }
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(schema: Schema, root: Schema): Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties: values, propertyNames } = schema;
  if (typeof values === "object" && Object.keys(properties).length === 0) {
    const names = propertyNames?.pattern ? textOf(propertyNames, "") : fc.stringMatching(/^[a-z][a-z_]{0,11}$/);
    return fc.dictionary(names, made(values, root, ""), { minKeys: 1, maxKeys: 4 });
  }
  const fields = Object.entries(properties).map(([name, schema]) => [name, made(schema, root, name)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] });
}

const texts = new Map<string, Arbitrary<string>>();

/** One for all that are described alike: an arbitrary looks for dangerous words in its letters when it is made, which takes long. */
function textOf({ format, pattern, allOf, minLength, maxLength }: Schema, name: string): Arbitrary<string> {
  const isUrl = /(^|_)url$/.test(name);
  const key = JSON.stringify([format, pattern, allOf, minLength, maxLength, isUrl]);
  const text = texts.get(key) ?? textLike({ format: isUrl ? "uri" : format, pattern, allOf, minLength, maxLength });
  texts.set(key, text);
  return text;
}

function textLike({ format, pattern, allOf, minLength = 0, maxLength = MOST }: Text): Arbitrary<string> {
  if (allOf) return oneThatFits(allOf.flatMap((part) => part.pattern ?? []));
  // nothing that is sent to these hosts arrives anywhere (RFC 2606)
  if (format === "uri") return fc.nat(999).map((n) => `https://receiver-${n}.example/hooks`);
  if (format === "date-time") return moment().map((at) => at.toISOString());
  if (format === "date") return moment().map((at) => at.toISOString().slice(0, 10));
  if (format === "email") return fc.nat(999).map((n) => `someone-${n}@example.com`);
  if (pattern) {
    const matching = new RegExp(pattern.includes("\\p{") ? "^[a-z0-9][a-z0-9 +#.-]{0,39}$" : pattern);
    return fc.stringMatching(matching).filter(({ length }) => length <= maxLength);
  }
  const letter = fc.constantFrom(...LETTERS);
  const any = fc.oneof({ arbitrary: letter, weight: 3 }, { arbitrary: fc.constantFrom(...MARKS), weight: 1 });
  // a letter first: what is trimmed away leaves enough
  const most = Math.max(0, Math.min(maxLength, MOST) - 1);
  const rest = fc.string({ unit: any, minLength: Math.min(minLength, most), maxLength: most });
  const filled = fc.tuple(letter, rest).map(([first, more]) => first + more);
  return minLength > 0 ? filled : fc.oneof({ arbitrary: filled, weight: 5 }, { arbitrary: fc.constant(""), weight: 1 });
}

/** Of several patterns at once, dates and moments are known: they have a format, which the patterns hide. */
function oneThatFits(patterns: string[]): Arbitrary<string> {
  const forms = [moment().map((at) => at.toISOString().slice(0, 10)), moment().map((at) => at.toISOString())];
  const fits = (text: string) => patterns.every((pattern) => new RegExp(pattern).test(text));
  const form = forms.find((each) => fc.sample(each, 10).every(fits));
  if (!form) throw new Error(`no text is known that fits ${patterns.join(" and ")}`);
  return form;
}

function moment(): Arbitrary<Date> {
  return fc.date({ min: new Date("2024-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
}
