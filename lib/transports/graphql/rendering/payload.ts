import type { ArgBuilder, FieldMap } from "@pothos/core";
import { ErrorEnvelope } from "@/lib/contracts/errors";
import { builder, type SchemaTypes } from "../building/builder";
import type { Outcome, UserError } from "./mutation";
import { type FieldsOf, fieldOf } from "./objects";

const UserErrorRef = builder.objectRef<UserError>("UserError");

export function defineUserError(): void {
  UserErrorRef.implement({
    description: "Why a mutation changed nothing, and what to put right.",
    fields: (t) => ({
      code: fieldOf(t, ErrorEnvelope.shape.error.shape.code, ({ code }) => code),
      message: t.exposeString("message", { description: "What to do." }),
      path: t.exposeStringList("path", { description: "Leads to the argument: `input`, `tags`, `0`. May be empty." }),
    }),
  });
}

/** The type that a mutation answers with: what `fields` says of the view, user errors and whether it is a replay. */
export function payloadOf<View>(name: string, fields: (t: FieldsOf<Outcome<View>>) => FieldMap) {
  return builder.objectRef<Outcome<View>>(name).implement({
    description: "What came of it.",
    fields: (t) => ({
      ...fields(t),
      userErrors: t.expose("userErrors", { type: [UserErrorRef], description: "Empty when it was done." }),
      replayed: t.exposeBoolean("replayed", { description: "An earlier call with this key answered this." }),
    }),
  });
}

/** The argument that every mutation has. */
export function keyArgument(t: ArgBuilder<SchemaTypes>) {
  return t.string({
    required: true,
    description: "Any unique text, 1 to 250 printable ASCII characters: a repeat writes nothing further.",
  });
}
