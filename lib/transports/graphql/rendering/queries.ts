import type { FieldMap } from "@pothos/core";
import type { z } from "zod";
import type { Operation } from "@/lib/contracts/operation";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { builder } from "../building/builder";
import { standsFor } from "../building/root-field";
import { admit, type BatchRead, type GraphContext, load } from "../context";
import { parseArguments } from "./arguments";
import { connectionOf, pageCost, type Shown, shown } from "./connection";
import { argumentsOf, askedOf } from "./inputs";
import type { FieldsOf } from "./objects";
import { nameOf, typeOf } from "./type-of";

type Read<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType> = Operation<P, Q, z.ZodType, R>;

type Cost = number | { field: number; multiplier: number };

/** A root field that answers what an operation does, or the part `answer` of it, to who may call the operation. */
export function queryOf<P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, A extends z.ZodType = R>(
  name: string,
  operation: Read<P, Q, R>,
  read: (context: GraphContext, asked: z.output<P> & z.output<Q>) => Promise<z.input<A> | null>,
  { answer, text, complexity }: { answer?: A; text?: string; complexity?: Cost } = {},
): void {
  const asked = askedOf(operation);
  builder.queryField(name, (t) =>
    t.field({
      type: typeOf(answer ?? operation.response),
      ...standsFor(operation, text),
      args: argumentsOf(t.arg, asked),
      complexity,
      resolve: (_root: unknown, args: object, context: GraphContext) => {
        admit(context, operation);
        return read(context, parseArguments(asked, args as never));
      },
    } as never),
  );
}

/** A root field that answers one thing by its id, and null for what is not there or not the caller's to see. */
export function oneOf<S extends z.ZodObject>(
  name: string,
  schema: S,
  operation: Operation,
  read: BatchRead<string, z.output<S> | null>,
  text?: string,
): void {
  builder.queryField(name, (t) =>
    t.field({
      type: nameOf(schema),
      ...standsFor(operation, text),
      args: { id: t.arg.id({ required: true, description: (schema.shape.id as z.ZodType).description }) },
      resolve: (_root: unknown, { id }: { id: string }, context: GraphContext) => {
        admit(context, operation);
        return load(context, read, id);
      },
    } as never),
  );
}

/** A root field that answers a collection, page by page. `rows` stand in for those that the verb answers. */
export function pagesOf<Row, P extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, Found = Row>(
  name: string,
  operation: Read<P, Q, R>,
  read: (ctx: Context, asked: z.output<P> & z.output<Q>) => Promise<Page<Found>>,
  {
    row = (operation.response as unknown as { shape: { data: z.ZodArray<z.ZodType<Row>> } }).shape.data.element,
    text,
    rows,
    extra,
  }: {
    row?: z.ZodType<Row>;
    text?: string;
    /** What is shown with a page. */
    extra?: (t: FieldsOf<Shown<Row>>) => FieldMap;
    rows?: (context: GraphContext, page: Page<Found>) => Promise<(Row | null)[]>;
  } = {},
): void {
  const asked = askedOf(operation);
  builder.queryField(name, (t) =>
    t.field({
      type: connectionOf(row, extra),
      ...standsFor(operation, text),
      args: argumentsOf(t.arg, asked),
      complexity: pageCost,
      resolve: async (_root: unknown, args: { after?: string | null }, context: GraphContext) => {
        admit(context, operation);
        const page = await read(context.ctx, parseArguments(asked, args) as z.output<P> & z.output<Q>);
        return shown(page, args.after, await rows?.(context, page));
      },
    } as never),
  );
}
