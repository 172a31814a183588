import { z } from "zod";

const SHAPE = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** What a `datetime-local` field holds, read as UTC: an ISO 8601 moment. */
export const utcMoment = z
  .string()
  .refine((text) => SHAPE.test(text) && !Number.isNaN(Date.parse(`${text}Z`)), "choose a date and a time")
  .transform((text) => new Date(`${text}Z`).toISOString());
