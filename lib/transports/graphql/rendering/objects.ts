import type { FieldMap } from "@pothos/core";
import type { z } from "zod";
import type { Operation } from "@/lib/contracts/operation";
import { builder, type SchemaTypes } from "../building/builder";
import { camelCase } from "../building/naming";
import { admit, type BatchRead, type GraphContext, load } from "../context";
import { bare, descriptionOf, nameObject, typeOf } from "./type-of";

export type FieldsOf<View> = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, View>;

/** A member of a view, or of an object in it: `trust.score`. */
type Path<View> = {
  [K in keyof View & string]: View[K] extends object ? K | `${K}.${keyof View[K] & string}` : K;
}[keyof View & string];

type Options<View> = {
  /** Fields that are named otherwise than the contract's, or stand deeper in it. What they come from has no field of its own. */
  paths?: Record<string, Path<View>>;
  interfaces?: string[];
  /** Points of fields whose rows are known in advance. */
  costs?: Record<string, { field: number; multiplier: number }>;
  /** What is GraphQL's own: relations, connections, what another read answers. */
  also?: (t: FieldsOf<View>) => FieldMap;
};

/** An object type with a field for each member of a contract's schema. */
export function objectOf<S extends z.ZodObject>(name: string, schema: S, options: Options<z.output<S>> = {}): void {
  nameObject(schema, name);
  builder.objectRef<z.output<S>>(name).implement(config(schema, options) as never);
}

/** An interface type with a field for each member of a schema. */
export function interfaceOf<S extends z.ZodObject>(name: string, schema: S): void {
  builder.interfaceRef<z.output<S>>(name).implement(config(schema, {}) as never);
}

/** An object type that `node(id)` answers, for who may call the operation `needs`. `read` answers it by its id. */
export function nodeOf<S extends z.ZodObject>(
  name: string,
  schema: S,
  {
    needs,
    read,
    ...options
  }: Options<z.output<S>> & {
    needs: Pick<Operation, "scope" | "tier">;
    read: BatchRead<string, z.output<S> | null>;
  },
): void {
  nameObject(schema, name);
  const id = schema.shape.id as z.ZodType;
  builder.node(builder.objectRef<z.output<S>>(name), {
    ...config<S>(schema.omit({ id: true }) as never, options),
    description: schema.description,
    id: { resolve: (view: { id: string }) => view.id, description: descriptionOf(id) },
    loadOne: (key: string, context: GraphContext) => {
      admit(context, needs);
      return load(context, read, key);
    },
  } as never);
}

/** A field of the type and nullability of a schema, which answers what `resolve` does. */
export function fieldOf<View>(
  t: FieldsOf<View>,
  schema: z.ZodType,
  resolve: (view: View, args: never, context: GraphContext) => unknown,
  more: object = {},
) {
  const nullable = schema.safeParse(undefined).success || schema.safeParse(null).success;
  const description = descriptionOf(schema);
  return t.field({ type: typeOf(schema), nullable, description, resolve, ...more } as never);
}

function config<S extends z.ZodObject>(schema: S, { paths = {}, interfaces, costs = {}, also }: Options<z.output<S>>) {
  const placed = new Set(Object.values(paths).map((path) => path.split(".")[0]));
  const own = Object.keys(schema.shape).filter((key) => !placed.has(key));
  const all = { ...Object.fromEntries(own.map((key) => [camelCase(key), key])), ...paths };
  const fields = (t: FieldsOf<z.output<S>>) => {
    const more: FieldMap = also?.(t) ?? {}; // they stand in the place of members of the same name
    const members = Object.entries(all).filter(([name]) => !(name in more));
    return {
      ...Object.fromEntries(members.map(([name, path]) => [name, fieldAt(t, schema, path, costs[name])])),
      ...more,
    };
  };
  return { description: schema.description, interfaces, fields };
}

function fieldAt<View>(t: FieldsOf<View>, schema: z.ZodObject, path: string, complexity?: object) {
  const [key = "", deeper] = path.split(".");
  const member = schema.shape[key] as z.ZodType;
  if (!deeper) return fieldOf(t, member, (view) => view[key as keyof View], complexity && { complexity });
  const inner = (bare(member) as z.ZodObject).shape[deeper] as z.ZodType;
  return fieldOf(t, inner, (view) => (view[key as keyof View] as Record<string, unknown>)[deeper]);
}
