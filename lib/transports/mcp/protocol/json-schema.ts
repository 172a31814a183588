import { z } from "zod";

type Schema = Record<string, unknown>;

/**
 * What a listing leaves out of inputs: every model pays for it in each conversation. A call that breaks a rule that is not said is told so
 * in a sentence.
 */
const UNSAID = ["pattern", "minLength", "maxLength", "contentEncoding", "propertyNames"];

/** What it says of answers: which fields there are, and of what type. The answer's text says what they mean. */
const SAID_OF_ANSWERS = ["type", "items", "anyOf", "properties"];

/** From here on a limit is there for the database: a million dollars in cents, or the largest number of JSON. */
const BOUNDLESS = 100_000_000;

/** Fields of answers that lie deeper are not named; of the deepest that are, only numbers and truths are said to be what they are. */
const DEPTH_OF_ANSWERS = 2;

/**
 * A tool's schema as JSON Schema 2020-12, self-contained: no `$ref`, and no `id` or `example` keywords, which
 * validators of clients refuse. Outputs may gain fields, so they are left open; inputs are closed.
 */
export function jsonSchema(schema: z.ZodObject, io: "input" | "output"): Schema {
  const converted = z.toJSONSchema(schema, {
    io,
    metadata: DESCRIPTIONS,
    reused: "inline",
    override: ({ jsonSchema: node }) => {
      if (io === "output") return;
      for (const keyword of UNSAID) delete node[keyword];
      if (node.format === "base64") delete node.format;
      if (isEmpty(node.default)) delete node.default;
      if (node.minimum === 0 || node.minimum === 1) delete node.minimum;
      if (Number(node.maximum) >= BOUNDLESS) delete node.maximum;
    },
  }) as Schema;
  const { $schema: _dialect, "~standard": _standard, ...rest } = converted;
  return io === "output" ? outline(rest, 0) : rest;
}

/** The fields of an answer and their types, as deep as is said. */
function outline(node: Schema, depth: number): Schema {
  const said = Object.fromEntries(SAID_OF_ANSWERS.flatMap((key) => (key in node ? [[key, node[key]]] : [])));
  const { anyOf, items, properties, ...rest } = said as { anyOf?: Schema[]; items?: Schema; properties?: object };
  if (anyOf) return either(anyOf.map((one) => outline(one, depth)));
  const type = (rest as Schema).type;
  const kind = Array.isArray(type) ? type[0] : type;
  if (depth >= DEPTH_OF_ANSWERS && (kind === "string" || kind === "object" || kind === "array")) return {};
  return {
    ...rest,
    ...(items && depth < DEPTH_OF_ANSWERS && { items: outline(items, depth) }),
    ...(properties && depth < DEPTH_OF_ANSWERS
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, outline(field as Schema, depth + 1)]),
          ),
        }
      : {}),
  };
}

/** "One or null" as a type of two; whatever else may be one or the other stays so. */
function either(ways: Schema[]): Schema {
  const [one, none, ...more] = ways;
  if (one && none?.type === "null" && more.length === 0)
    return typeof one.type === "string" ? { ...one, type: [one.type, "null"] } : {};
  return { anyOf: ways };
}

/** A default that says what leaving the argument out says. */
function isEmpty(value: unknown): boolean {
  return value === "" || (typeof value === "object" && value !== null && Object.keys(value).length === 0);
}

/** The global registry without the keys that name OpenAPI components. */
class Descriptions extends z.core.$ZodRegistry<z.core.GlobalMeta> {
  override get(schema: z.core.$ZodType) {
    const { description, title } = z.globalRegistry.get(schema) ?? {};
    return { ...(title && { title }), ...(description && { description }) } as never;
  }
  override has(schema: z.core.$ZodType): boolean {
    return z.globalRegistry.has(schema);
  }
}

const DESCRIPTIONS = new Descriptions();
