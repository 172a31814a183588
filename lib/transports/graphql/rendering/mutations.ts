import type { FieldMap } from "@pothos/core";
import { z } from "zod";
import type { Operation } from "@/lib/contracts/operation";
import type { Context } from "@/lib/core/context";
import { builder } from "../building/builder";
import { standsFor } from "../building/root-field";
import type { GraphContext } from "../context";
import { inputOf, WHAT_IS_SENT } from "./inputs";
import { mutate, type Outcome } from "./mutation";
import { type FieldsOf, fieldOf } from "./objects";
import { keyArgument, payloadOf } from "./payload";
import { descriptionOf, nameOf } from "./type-of";

type Written<B extends z.ZodType> = { id: string; body: z.output<B> };

type Sent = { id: string; input?: object; idempotencyKey: string };

/**
 * A root field that does what an operation does: its path's id and its body are the arguments, `verb` the work. `view` is the type of
 * what is answered, `also` what the operation answers besides.
 */
export function mutationOf<B extends z.ZodType, R extends z.ZodType>(
  name: string,
  operation: Operation<z.ZodType, z.ZodType, B, R>,
  verb: (ctx: Context, written: Written<B>) => Promise<z.input<R>>,
  {
    view = operation.response,
    also,
  }: { view?: z.ZodType; also?: (t: FieldsOf<Outcome<z.output<R>>>) => FieldMap } = {},
): void {
  const { params, body } = operation;
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  builder.mutationField(name, (t) =>
    t.field({
      type: payloadOf<z.output<R>>(`${capital}Payload`, (f) => ({ [fieldName(view)]: viewOf(f, view), ...also?.(f) })),
      ...standsFor(operation),
      args: {
        ...(params instanceof z.ZodObject
          ? {
              id: t.arg.id({ required: true, description: descriptionOf(Object.values(params.shape)[0] as z.ZodType) }),
            }
          : {}),
        ...(body instanceof z.ZodObject
          ? {
              input: t.arg({
                type: inputOf(`${capital}Input`, body),
                required: true,
                description: body.description ?? WHAT_IS_SENT,
              } as never),
            }
          : {}),
        idempotencyKey: keyArgument(t.arg),
      },
      complexity: 10,
      resolve: (_root: unknown, { id, input, idempotencyKey }: Sent, context: GraphContext) =>
        mutate(context, operation, { idempotencyKey, id, input }, (ctx, sent) => verb(ctx, { id, body: sent })),
    } as never),
  );
}

/** `webhookEndpoint` for a view of the type `WebhookEndpoint`. */
function fieldName(view: z.ZodType): string {
  const type = nameOf(view);
  return type.charAt(0).toLowerCase() + type.slice(1);
}

function viewOf<View>(t: FieldsOf<Outcome<View>>, view: z.ZodType) {
  const description = `${descriptionOf(view)} Null when it was refused.`;
  return fieldOf(t, view.nullable(), (outcome) => outcome.view, { description });
}
