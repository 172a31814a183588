import { addRoute, createRouter, findRoute } from "rou3";
import type { Handler } from "@/lib/transports/http/endpoint";

/** What a `route.ts` file exports. */
export type RouteModule = Partial<Record<string, unknown>>;

export type Match = { module: RouteModule; params: Record<string, string | string[]> };

/** Builds the matcher over a manifest. Literal segments win over parameters, parameters over catch-alls, as in Next's router. */
export function createMatcher(
  manifest: readonly [pattern: string, module: RouteModule][],
): (path: string) => Match | undefined {
  const router = createRouter<RouteModule>();
  for (const [pattern, module] of manifest) addRoute(router, "", pattern, module);
  return (path) => {
    const found = findRoute(router, "", path);
    return found && { module: found.data, params: decodeParams(found.params ?? {}) };
  };
}

function decodeParams(params: Record<string, string | undefined>): Match["params"] {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decode(value ?? "")]));
}

function decode(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The handler of a method; `HEAD` is answered by `GET`, as Next does. */
export function handlerOf(module: RouteModule, method: string): Handler | undefined {
  const handler = module[method] ?? (method === "HEAD" ? module.GET : undefined);
  return typeof handler === "function" ? (handler as Handler) : undefined;
}
