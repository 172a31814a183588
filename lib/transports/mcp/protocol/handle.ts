import { z } from "zod";

/** A creator's handle as agents write it: any case, with or without the `@`. */
export const HandleArgument = z
  .string()
  .regex(/^@?[a-z0-9-]{3,30}$/i, "must be a handle: 3 to 30 letters, digits or hyphens, as find_creators answers it")
  .transform((sent) => sent.replace(/^@/, ""))
  .describe("The creator's handle, as find_creators answers it.");
