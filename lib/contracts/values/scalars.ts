import { z } from "zod";

/** What a value is beyond its JSON type. */
type Scalar = "ID" | "DateTime" | "Cents" | "AtomicUnits";

/** Schemas of such values. One that is made from a marked one with `.meta()` keeps the mark. */
export const SCALARS = z.registry<{ scalar: Scalar }>();
