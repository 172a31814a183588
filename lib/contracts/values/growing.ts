import { z } from "zod";

/** Enums whose values may be added to within v1, each with what a client takes a value for that it does not know. */
export const GROWING = z.registry<{ unknown: string }>();

/** An enum of answers that may grow. `unknown` ends the sentence "treat an unknown one as …" in the OpenAPI document. */
export function growing<const Values extends readonly string[]>(values: Values, unknown: string) {
  return z.enum(values).register(GROWING, { unknown });
}
