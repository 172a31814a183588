import { z } from "zod";

/** What is looked at of a JSON Schema. */
type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
};

/** A member of a body or an answer: `lines[].amount_cents`. */
export type Field = { name: string; type: string; required: boolean; about: string };

const DEEPEST = 5;
const MOST_VALUES = 12;

/** The members of a contract's schema as its readers meet them: `input` before defaults, `output` after. */
export function fieldsOf(schema: z.ZodType, io: "input" | "output"): Field[] {
  const root = z.toJSONSchema(schema, { io, unrepresentable: "any", cycles: "ref" }) as Schema;
  const fields: Field[] = [];
  const resolve = ({ $ref, ...rest }: Schema): Schema =>
    $ref ? { ...resolve(root.$defs?.[$ref.slice("#/$defs/".length)] ?? {}), ...rest } : rest;

  function walk(given: Schema, prefix: string, depth: number): void {
    if (depth > DEEPEST) return;
    const { properties = {}, required = [], ...others } = resolve(given);
    for (const [name, member] of Object.entries(properties)) {
      const path = prefix ? `${prefix}.${name}` : name;
      const told = resolve(member);
      fields.push({
        name: path,
        type: typeOf(told, resolve),
        required: required.includes(name),
        about: told.description ?? "",
      });
      inside(told, path, depth);
    }
    for (const part of [...(others.anyOf ?? []), ...(others.oneOf ?? []), ...(others.allOf ?? [])])
      walk(part, prefix, depth + 1);
  }

  function inside(member: Schema, path: string, depth: number): void {
    if (member.items) walk(member.items, `${path}[]`, depth + 1);
    else walk(member, path, depth + 1);
    for (const part of member.anyOf ?? []) {
      const one = resolve(part);
      if (one.items) walk(one.items, `${path}[]`, depth + 1);
    }
  }

  walk(root, "", 0);
  // a union names what its parts have in common once
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

function typeOf(schema: Schema, resolve: (schema: Schema) => Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) {
    const values = schema.enum.slice(0, MOST_VALUES).map((value) => JSON.stringify(value));
    return values.join(", ") + (schema.enum.length > MOST_VALUES ? ", …" : "");
  }
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return [...new Set(parts.map((part) => typeOf(resolve(part), resolve)))].join(" or ");
  if (schema.items) return `list of ${typeOf(resolve(schema.items), resolve)}`;
  const type = [schema.type ?? "any"].flat().join(" or ");
  return schema.format && schema.format !== "safeint" ? `${type} (${schema.format})` : type;
}
