import { z } from "zod";

/** A field of a form that holds JSON, of `max` characters at most, read as `schema` says: for lists and objects, which a form has not. */
export function jsonField<S extends z.ZodType>(max: number, schema: S) {
  return z
    .string()
    .max(max)
    .transform((json, ctx): unknown => {
      try {
        return JSON.parse(json);
      } catch {
        ctx.addIssue({ code: "custom", message: "must be JSON" });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
