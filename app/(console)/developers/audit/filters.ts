import { z } from "zod";
import { AUDIT_ACTORS } from "@/lib/contracts/developers/audit";
import type { AuditFilter } from "@/lib/domain/platform/audit/export";

const day = z.iso.date().regex(/^20/).or(z.literal("")).catch("");

const FiltersSchema = z.object({
  action: z
    .string()
    .trim()
    .max(80)
    .regex(/^[a-z_]+\.[a-z_]+$|^$/)
    .catch(""),
  actor: z.enum(AUDIT_ACTORS).or(z.literal("")).catch(""),
  target: z.string().trim().max(80).catch(""),
  from: day,
  to: day,
});

/** The audit log's filters as its address has them; "" is any. */
export type AuditFilters = z.output<typeof FiltersSchema>;

type Params = Record<string, string | string[] | undefined>;

/** The filters of an address. What makes no sense is left out: a shared link never fails for a bad filter. */
export function readFilters(params: Params): AuditFilters {
  const names = Object.keys(FiltersSchema.shape);
  const read = FiltersSchema.parse(Object.fromEntries(names.map((name) => [name, [params[name]].flat()[0] ?? ""])));
  return read.from && read.to && read.from > read.to ? { ...read, to: "" } : read;
}

/** Why a day that was asked for is left out: it is none, or lies before the first one. */
export function whyNoDay(asked: string): string {
  return day.parse(asked) === ""
    ? `“${asked}” is left out: a day is written as in 2026-11-20.`
    : "The last day is left out: it lies before the first one.";
}

/** The address of the log, or of its export, without the filters that are not set. */
export function auditHref(
  filters: Partial<AuditFilters> & { format?: string } = {},
  path = "/developers/audit",
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The filters as the log is asked for them. */
export function filterOf(filters: AuditFilters): AuditFilter {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
}
