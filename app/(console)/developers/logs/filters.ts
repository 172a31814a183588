import { z } from "zod";
import { idOf } from "@/lib/contracts/values/ids";
import { STATUS_CLASSES, STATUSES, type StatusFilter } from "@/lib/domain/developers/request-logs/figures/statuses";
import type { RequestFilter } from "@/lib/domain/developers/request-logs/read";

export const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;

/** The quick ranges of time, in hours. */
export const WITHIN = { "1h": 1, "24h": 24, "7d": 168 } as const;

const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;
const moment = z
  .string()
  .regex(MINUTE)
  .refine((text) => !Number.isNaN(Date.parse(`${text}Z`)))
  .catch("");

const FiltersSchema = z.object({
  status: z
    .enum([...STATUS_CLASSES, ...STATUSES.map(String)])
    .or(z.literal(""))
    .catch(""),
  method: z.enum(METHODS).or(z.literal("")).catch(""),
  path: z.string().trim().max(500).catch(""),
  credential: z.string().max(64).catch(""),
  within: z
    .enum(Object.keys(WITHIN) as (keyof typeof WITHIN)[])
    .or(z.literal(""))
    .catch(""),
  request_id: z.string().trim().max(128).catch(""),
  order_id: z.string().trim().pipe(idOf("ord")).or(z.literal("")).catch(""),
  /** Minutes as a form's field has them, in UTC. */
  from: moment,
  to: moment,
});

/** The log's filters as its address has them; "" is any. */
export type LogFilters = z.output<typeof FiltersSchema>;

type Params = Record<string, string | string[] | undefined>;

/** The filters of an address. What makes no sense is left out: a shared link never fails for a bad filter. */
export function readFilters(params: Params): LogFilters {
  const names = Object.keys(FiltersSchema.shape);
  return FiltersSchema.parse(Object.fromEntries(names.map((name) => [name, [params[name]].flat()[0] ?? ""])));
}

/** The open request, if the address names one. */
export function readRequestId(params: Params): string | undefined {
  const id = idOf("log").safeParse([params.request].flat()[0]);
  return id.success ? id.data : undefined;
}

/** "/developers/logs?status=4xx", without the filters that are not set. */
export function logsHref(filters: Partial<LogFilters> & { cursor?: string; request?: string } = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  return query.size > 0 ? `/developers/logs?${query}` : "/developers/logs";
}

/** The filters as the log is asked for them. Exact times win over a quick range. */
export function filterOf(filters: LogFilters, now: Date): RequestFilter {
  const { status, method, path, credential, within, request_id, order_id, from, to } = filters;
  const quick = within && !from && !to ? new Date(now.getTime() - WITHIN[within] * 3_600_000) : undefined;
  return {
    status: /^\d+$/.test(status) ? Number(status) : (status as StatusFilter) || undefined,
    method: method || undefined,
    path: path ? pathOf(path) : undefined,
    credential: credential || undefined,
    requestId: request_id || undefined,
    orderId: order_id || undefined,
    from: from ? new Date(`${from}Z`) : quick,
    to: to ? new Date(`${to}Z`) : undefined,
  };
}

/** The beginning of a path as the log has it, from what people type: "posts", "/v1/posts", a whole URL. */
function pathOf(typed: string): string {
  const path = typed.replace(/^https?:\/\/[^/]*/, "").replace(/[?#].*$/, "");
  if (path.startsWith("/api")) return path;
  const rest = path.replace(/^\/+/, "");
  return /^v\d+(\/|$)/.test(rest) ? `/api/${rest}` : `/api/v1/${rest}`;
}
