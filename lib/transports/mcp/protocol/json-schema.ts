import { z } from "zod";

type Schema = Record<string, unknown>;

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
      if (io === "output") delete node.additionalProperties;
    },
  }) as Schema;
  const { $schema: _dialect, "~standard": _standard, ...rest } = converted;
  return rest;
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
