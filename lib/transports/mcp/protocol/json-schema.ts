import { z } from "zod";

type Schema = Record<string, unknown>;

/**
 * What a listing leaves out: every model pays for it in each conversation. A call that breaks a rule that is not said is told so in a
 * sentence; and an answer's text says what its fields mean.
 */
const UNSAID: Record<"input" | "output", readonly string[]> = {
  input: ["pattern", "minLength", "maxLength", "contentEncoding", "propertyNames"],
  output: [
    "description",
    "pattern",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "minimum",
    "maximum",
    "additionalProperties",
    "format",
  ],
};

/** From here on a limit is there for the database: a million dollars in cents, or the largest number of JSON. */
const BOUNDLESS = 100_000_000;

/** Parts of answers that lie deeper are only said to be there. */
const DEPTH_OF_ANSWERS = 3;

/**
 * A tool's schema as JSON Schema 2020-12, self-contained: no `$ref`, and no `id` or `example` keywords, which
 * validators of clients refuse. Outputs may gain fields, so they are left open; inputs are closed.
 */
export function jsonSchema(schema: z.ZodObject, io: "input" | "output"): Schema {
  const converted = z.toJSONSchema(schema, {
    io,
    metadata: DESCRIPTIONS,
    reused: "inline",
    override: ({ jsonSchema: node, path }) => {
      for (const keyword of UNSAID[io]) delete node[keyword];
      if (node.format === "base64") delete node.format;
      if (isEmpty(node.default)) delete node.default;
      if (node.minimum === 0 || node.minimum === 1) delete node.minimum;
      if (Number(node.maximum) >= BOUNDLESS) delete node.maximum;
      if (io === "output" && path.filter((step) => step === "properties").length >= DEPTH_OF_ANSWERS) {
        delete node.properties;
        delete node.required;
      }
    },
  }) as Schema;
  const { $schema: _dialect, "~standard": _standard, ...rest } = converted;
  return rest;
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
