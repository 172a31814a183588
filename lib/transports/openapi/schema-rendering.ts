import type { z } from "zod";
import { GROWING } from "@/lib/contracts/values/growing";

type Schema = { additionalProperties?: unknown; pattern?: string; enum?: unknown[]; description?: string };

/** What the document changes of a contract's JSON Schema. */
export function renderSchema(zodSchema: z.core.$ZodType, schema: Schema, io: "input" | "output"): void {
  // within v1 answers may gain fields: who validates by an older description must not break
  if (io === "output" && schema.additionalProperties === false) delete schema.additionalProperties;
  // Unicode classes are read by few engines of other languages, and refused or misread by the rest
  if (schema.pattern?.includes("\\p{")) delete schema.pattern;
  const growing = GROWING.get(zodSchema);
  if (growing && schema.enum) Object.assign(schema, extensible(schema.enum, growing.unknown, schema.description));
}

/** An enum that says that it may grow. `enum` stays: what an answer holds today is checked by it, and types are made of it. */
export function extensible<Value>(values: Value[], unknown: string, description = "") {
  const sentence = `Values may be added; treat an unknown one as ${unknown}.`;
  return { description: `${description} ${sentence}`.trim(), enum: values, "x-extensible-enum": values };
}

/** Takes the bounds out of a document that every whole number of JSON keeps anyway: readers of the reference take them for ours. */
export function dropSafeBounds(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  const schema = node as { minimum?: unknown; maximum?: unknown };
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  for (const value of Object.values(node)) dropSafeBounds(value);
}
