import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

// such a page's forms are sent with the origin "null", and refused as another site's until its scripts are there
it('no page asks for the policy "no-referrer"', () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => join("app", name));
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((at) => /\breferrer: *"no-referrer"/.test(readFileSync(at, "utf8")))).toEqual([]);
});
