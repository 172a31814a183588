import type { ArgBuilder } from "@pothos/core";
import { z } from "zod";
import type { Operation } from "@/lib/contracts/operation";
import { builder, type SchemaTypes } from "../building/builder";
import { camelCase } from "../building/naming";
import { isOfPages } from "./arguments";
import { PAGE } from "./connection";
import { descriptionOf, typeOf } from "./type-of";

type InputFields = PothosSchemaTypes.InputFieldBuilder<SchemaTypes, "InputObject">;

/** Of an input whose schema says nothing of itself. */
export const WHAT_IS_SENT = "What the operation takes.";

/** An input type with a field for each member of a body. Answers its name. */
export function inputOf(name: string, body: z.ZodObject): string {
  builder.inputRef(name).implement({
    description: body.description ?? WHAT_IS_SENT,
    fields: (t: InputFields) => fields(body.shape, (options) => t.field(options as never)),
  } as never);
  return name;
}

/** What an operation takes in its path and its query, as one schema. */
export function askedOf<P extends z.ZodType, Q extends z.ZodType>({
  params,
  query,
}: Pick<Operation<P, Q>, "params" | "query">) {
  return z.object({ ...shapeOf(params), ...shapeOf(query) }) as unknown as z.ZodObject &
    z.ZodType<z.output<P> & z.output<Q>>;
}

/** The arguments of a field: those of a schema, `limit` and `cursor` as Relay names them. */
export function argumentsOf(t: ArgBuilder<SchemaTypes>, schema: z.ZodObject) {
  if (!isOfPages(schema)) return fields(schema.shape, (options) => t(options as never));
  const { limit: _first, cursor: _after, ...rest } = schema.shape;
  return { ...pageArguments(t), ...fields(rest, (options) => t(options as never)) };
}

function pageArguments(t: ArgBuilder<SchemaTypes>) {
  return {
    first: t.int({ defaultValue: PAGE, description: "Rows of the page, 1 to 100." }),
    after: t.string({ description: "`endCursor` of the page before, or any edge's `cursor`." }),
  };
}

function fields<Field>(shape: z.ZodRawShape, make: (options: object) => Field): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(shape as Record<string, z.ZodType>).map(([name, schema]) => {
      const required = !schema.safeParse(undefined).success;
      return [camelCase(name), make({ type: typeOf(schema), required, description: descriptionOf(schema) })];
    }),
  );
}

function shapeOf(schema: z.ZodType | undefined): z.ZodRawShape {
  return schema instanceof z.ZodObject ? schema.shape : {};
}
