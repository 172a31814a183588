import type { APIRequestContext, APIResponse } from "playwright/test";
import { z } from "zod";
import type { Operation } from "@/lib/contracts/operation";
import { ID_PREFIXES, type IdPrefix } from "@/lib/contracts/values/ids";
import { newId } from "@/lib/core/values/ids";
import { type Headers, keyed } from "./callers";

/** Kinds of id that an operation's path names, by parameter. */
export function idsInPath({ params }: Operation): Record<string, IdPrefix> {
  if (!params) return {};
  const { properties = {} } = z.toJSONSchema(params, { io: "input" });
  const kinds = Object.entries(properties).flatMap(([name, property]) => {
    const pattern = typeof property === "object" ? (property.pattern ?? "") : "";
    const prefix = ID_PREFIXES.find((known) => pattern.startsWith(`^${known}_`));
    return prefix ? [[name, prefix] as const] : [];
  });
  return Object.fromEntries(kinds);
}

/** The path of an operation. Ids that are not given are of nothing; handles are nobody's. */
export function pathOf(operation: Operation, given: Record<string, string> = {}): string {
  const kinds = idsInPath(operation);
  return `/api${operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const prefix = kinds[name];
    return given[name] ?? (prefix ? newId(prefix) : "nobody-here-at-all");
  })}`;
}

/** A call of any operation with the body of its example. */
export function callOf(
  api: APIRequestContext,
  operation: Operation,
  headers: Headers,
  given: Record<string, string> = {},
): Promise<APIResponse> {
  const body = operation.example?.body;
  return api.fetch(pathOf(operation, given), {
    method: operation.method,
    headers: operation.method === "POST" ? keyed(headers) : headers,
    ...(body === undefined ? {} : { data: body }),
  });
}
