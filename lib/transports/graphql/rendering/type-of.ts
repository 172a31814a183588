import { z } from "zod";
import { SCALARS } from "@/lib/contracts/values/scalars";

/** Names of the object types, by the schemas of the contracts that they are rendered from. */
const OBJECTS = z.registry<{ name: string }>();

/** Names of the enum types, by their values: contracts write the same values in several places. */
const ENUMS = new Map<string, string>();

export function nameObject(schema: z.ZodObject, name: string): void {
  OBJECTS.add(schema, { name });
}

export function nameEnum(values: readonly string[], name: string): void {
  ENUMS.set(values.join(), name);
}

/** The name of the object type that is rendered from a schema. */
export function nameOf(schema: z.ZodType): string {
  const name = OBJECTS.get(bare(schema))?.name;
  if (!name) throw new Error("This object has no name in GraphQL: render it with objectOf().");
  return name;
}

/** A schema without what may be left out, be null, or is done to a value on its way. */
export function bare(schema: z.ZodType): z.ZodType {
  const inner = inside(schema);
  return inner ? bare(inner) : schema;
}

function inside(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodPipe) return (schema.out instanceof z.ZodTransform ? schema.in : schema.out) as z.ZodType;
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapper ? (schema.unwrap() as z.ZodType) : undefined;
}

/** What a schema says of itself, else what the schema in it says. */
export function descriptionOf(schema: z.ZodType): string | undefined {
  const inner = inside(schema);
  return schema.description || (inner && descriptionOf(inner));
}

/** The GraphQL type of a schema: a name, or a list of one. */
export function typeOf(schema: z.ZodType): string | [string] {
  const known = bare(schema);
  if (known instanceof z.ZodArray) return [typeOf(known.element as z.ZodType) as string];
  return SCALARS.get(known)?.scalar ?? builtIn(known);
}

/** Whether a schema is of JSON that has no type here, such as a map: the names in it are not ours. */
export function isFree(schema: z.ZodType): boolean {
  const known = bare(schema);
  return !(known instanceof z.ZodObject || known instanceof z.ZodArray) && typeOf(known) === "JSON";
}

function builtIn(schema: z.ZodType): string {
  if (schema instanceof z.ZodObject) return nameOf(schema);
  // values such as `identity:read` are no names of GraphQL: they stay text
  if (schema instanceof z.ZodEnum) return ENUMS.get(schema.options.join()) ?? "String";
  if (schema instanceof z.ZodNumber) return schema.isInt ? "Int" : "Float";
  if (schema instanceof z.ZodBoolean) return "Boolean";
  if (schema instanceof z.ZodUnion) return schema.options.every(isText) ? "String" : "JSON";
  return isText(schema) ? "String" : "JSON";
}

function isText(schema: unknown): boolean {
  return ["string", "enum", "literal"].includes((schema as z.ZodType).def.type);
}
