import { z } from "zod";
import { TERMS_VERSION } from "./terms-version";

/** Agreeing to the version that the person was shown. */
export const AgreeToTerms = z.strictObject({
  version: z.literal(TERMS_VERSION, "is not the present version: read it again"),
});
