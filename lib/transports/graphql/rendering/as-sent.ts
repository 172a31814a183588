import { z } from "zod";
import { snakeCase } from "../building/naming";
import { bare, isFree } from "./type-of";

/**
 * Arguments as the contracts name them: every name in snake_case, however deep, but for the names in a map, which are the caller's own.
 * What was sent as null is left out, unless null says something of a map.
 */
export function asSent(value: unknown, schema?: z.ZodType): unknown {
  if (schema && isFree(schema)) return value;
  const known = schema && bare(schema);
  if (Array.isArray(value)) {
    const element = known instanceof z.ZodArray ? (known.element as z.ZodType) : undefined;
    return value.map((member) => asSent(member, element));
  }
  if (typeof value !== "object" || value === null) return value;
  const shape: Record<string, z.ZodType> = known instanceof z.ZodObject ? known.shape : {};
  const entries = Object.entries(value).map(([name, member]) => [snakeCase(name), member] as const);
  const said = entries.filter(([name, member]) => member !== undefined && (member !== null || takesNull(shape[name])));
  return Object.fromEntries(said.map(([name, member]) => [name, asSent(member, shape[name])]));
}

function takesNull(schema: z.ZodType | undefined): boolean {
  return schema !== undefined && isFree(schema) && schema.safeParse(null).success;
}
