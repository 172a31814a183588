import { OPERATIONS } from "@/lib/contracts";
import { ERROR_STATUS } from "@/lib/contracts/errors";

/** Every status that an operation answers with, in order; 304 is what a client gets that has the present version. */
export const STATUSES: readonly number[] = [
  ...new Set([...OPERATIONS.map((operation) => operation.status), 304, ...Object.values(ERROR_STATUS)]),
].sort((a, b) => a - b);

/** One status, a class of them, or all refusals and failures. */
export const STATUS_CLASSES = ["errors", "2xx", "3xx", "4xx", "5xx"] as const;
export type StatusFilter = number | (typeof STATUS_CLASSES)[number];

/** The statuses that a filter lets through. */
export function statusesOf(filter: StatusFilter): readonly number[] {
  if (typeof filter === "number") return [filter];
  if (filter === "errors") return STATUSES.filter((status) => status >= 400);
  return STATUSES.filter((status) => Math.floor(status / 100) === Number(filter[0]));
}
