import { z } from "zod";

/** What a form may leave empty: undefined then; of anything else the schema itself says what is wrong. */
export function orNothing<S extends z.ZodType>(schema: S) {
  return z.preprocess((sent) => (typeof sent === "string" && sent.trim() === "" ? undefined : sent), schema.optional());
}
