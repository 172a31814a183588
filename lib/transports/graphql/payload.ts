import type { ArgBuilder, FieldMap } from "@pothos/core";
import { builder } from "./builder";
import { ErrorCodeEnum } from "./enums";
import type { Outcome, UserError } from "./mutation";

type SchemaTypes = (typeof builder)["$inferSchemaTypes"];
type Fields<View> = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Outcome<View>>;

const UserErrorRef = builder.objectRef<UserError>("UserError");

export function defineUserError(): void {
  UserErrorRef.implement({
    description: "Why a mutation changed nothing, and what to put right.",
    fields: (t) => ({
      code: t.expose("code", { type: ErrorCodeEnum, description: "Machine-readable." }),
      message: t.exposeString("message", { description: "What to do." }),
      path: t.exposeStringList("path", { description: "Leads to the argument: `input`, `tags`, `0`. May be empty." }),
    }),
  });
}

/** The type that a mutation answers with: what `fields` says of the view, user errors and whether it is a replay. */
export function payloadOf<View>(name: string, fields: (t: Fields<View>) => FieldMap) {
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
