import type { Call } from "./call";
import type { Session } from "./objects/checkout";
import { Refusal } from "./refusal";
import { findAny } from "./store";

const MAX_DEPTH = 4;
/** Members that are absent, not null, where there is nothing to expand. */
const ABSENT: readonly string[] = ["transfer"];
type Json = Record<string, unknown>;

/** An object as it may leave the sandbox: without the members that start with `_`. */
export function publicFields(object: object): Json {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !key.startsWith("_")));
}

/**
 * The wire form of an object or list with the `expand` paths resolved: an id becomes the object it names, `data.`
 * reaches into a list. Throws a refusal for a path that leads nowhere or is deeper than four levels.
 */
export async function present(call: Call, object: object, expand: readonly string[] = []): Promise<Json> {
  const view = publicFields(object);
  const paths = byHead(expand);
  if (view.object === "list") {
    const inner = paths.get("data") ?? [];
    paths.delete("data");
    view.data = await presentAll(call, view.data as object[], inner);
  }
  for (const [head, rest] of paths) {
    const value = head === "line_items" && "_lines" in object ? lineItems(object as Session) : view[head];
    view[head] = await expandValue(call, value, head, rest);
  }
  return view;
}

async function expandValue(call: Call, value: unknown, head: string, rest: string[]): Promise<unknown> {
  if (value === null || (value === undefined && ABSENT.includes(head))) return value;
  if (Array.isArray(value)) return presentAll(call, value, rest);
  if (typeof value === "object") return present(call, value, rest);
  const found = typeof value === "string" ? await findAny(call, value) : undefined;
  if (!found) throw new Refusal(`This property cannot be expanded (${head}).`, { param: "expand" });
  return present(call, found, rest);
}

async function presentAll(call: Call, items: object[], expand: string[]): Promise<Json[]> {
  const views: Json[] = [];
  // one after the other: a transaction has one connection
  for (const item of items) views.push(await present(call, item, expand));
  return views;
}

/** Paths grouped by their first key, with what remains of each. */
function byHead(expand: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of expand) {
    const [head = "", ...rest] = path.split(".");
    if (rest.length >= MAX_DEPTH) throw new Refusal(`You cannot expand more than ${MAX_DEPTH} levels of a property.`);
    const below = groups.get(head) ?? [];
    groups.set(head, rest.length > 0 ? [...below, rest.join(".")] : below);
  }
  return groups;
}

/** The lines of a session as `expand: ["line_items"]` embeds them. */
function lineItems(session: Session): Json {
  const url = `/v1/checkout/sessions/${session.id}/line_items`;
  return { object: "list", url, has_more: false, data: session._lines };
}
