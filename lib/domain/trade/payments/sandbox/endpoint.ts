import { z } from "zod";
import type { Call } from "./call";
import { type Filter, listObjects, PAGE, type Page } from "./list";
import type { Kind } from "./objects/kinds";
import { retrieve } from "./store";

type Route = `${"GET" | "POST" | "DELETE"} /v1/${string}`;

/** One operation of the sandbox's API. `id` is the value of `:id` in the path, empty where there is none. */
export type Endpoint = {
  method: string;
  path: string;
  params: z.ZodType;
  run: (call: Call, params: never, id: string) => Promise<object>;
  /** It can be asked on behalf of a connected account. */
  forAccounts?: true;
};

/** Declares an operation. A parameter that the shape does not name is refused, as the processor does. */
export function endpoint<S extends z.ZodRawShape>(
  route: Route,
  shape: S,
  run: (call: Call, params: z.output<z.ZodObject<S>>, id: string) => Promise<object>,
): Endpoint {
  const [method = "", path = ""] = route.split(" ");
  return { method, path, params: z.strictObject(shape), run: run as Endpoint["run"] };
}

/** The two reads that every kind has: one object, and the list of all that fit the filter. */
export function reads<S extends z.ZodRawShape>(
  kind: Kind,
  path: `/v1/${string}`,
  filters: S,
  toFilter: (params: z.output<z.ZodObject<S>>) => Filter = (match) => ({ match }),
): Endpoint[] {
  return [
    endpoint(`GET ${path}/:id` as Route, {}, (call, _params, id) => retrieve(call, kind, id)),
    endpoint(`GET ${path}` as Route, { ...filters, ...PAGE }, (call, params) => {
      const { limit, starting_after, ending_before, ...rest } = params as Page & Record<string, unknown>;
      const page = { limit, starting_after, ending_before };
      return listObjects(call, kind, path, page, toFilter(rest as z.output<z.ZodObject<S>>));
    }),
  ];
}
