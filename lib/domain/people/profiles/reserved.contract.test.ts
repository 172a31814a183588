import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RESERVED_HANDLES } from "./reserved";

/** First path segments of the app: groups are looked into, `_private` folders are not routes. */
function firstSegments(folder = "app"): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return [entry.name.replace(/\..*$/, "")];
    if (entry.name.startsWith("_") || entry.name.startsWith("[")) return [];
    return entry.name.startsWith("(")
      ? firstSegments(`${folder}/${entry.name}`)
      : [entry.name.replace(/^\./, "").split(".")[0] ?? ""];
  });
}

const NOT_PATHS = new Set([
  "page",
  "layout",
  "loading",
  "template",
  "globals",
  "global-error",
  "not-found",
  "route",
  "default",
]);

describe("reserved handles", () => {
  it("hold every name that is a route", () => {
    const routes = firstSegments().filter((name) => /^[a-z0-9-]{3,30}$/.test(name) && !NOT_PATHS.has(name));
    expect(routes.length).toBeGreaterThan(5);
    expect(routes.filter((name) => !RESERVED_HANDLES.has(name))).toEqual([]);
  });
});
