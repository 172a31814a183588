import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "@/lib/contracts";
import { ACTIONS } from "./testing-actions";
import { WHY } from "./testing-reasons";

/** Every server action of the pages, by its file below `app`. */
function serverActions(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name))) {
    const source = readFileSync(join("app", file), "utf8");
    if (!source.startsWith('"use server"')) continue;
    found[file] = [...source.matchAll(/^export (?:const|async function) (\w+)/gm)].map(([, name = ""]) => name).sort();
  }
  return found;
}

describe("programs can do all that people can", () => {
  it("each server action of the pages has an operation that does the same, or a reason why there is none", () => {
    const said = Object.fromEntries(Object.entries(ACTIONS).map(([file, of]) => [file, Object.keys(of).sort()]));
    expect(said).toEqual(serverActions());
  });

  it("no action stands inside a page, where this would not see it", () => {
    const inline = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
      (name) => /\.tsx?$/.test(name) && /^\s+"use server"/m.test(readFileSync(join("app", name), "utf8")),
    );
    expect(inline).toEqual([]);
  });

  it("what does the same is there", () => {
    const known = new Set(OPERATIONS.map(({ id }) => id));
    const named = Object.values(ACTIONS).flatMap((of) =>
      Object.values(of).flatMap((answer) => (typeof answer === "string" ? answer.split(" ") : [])),
    );
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(70);
  });

  it("every reason is somebody's", () => {
    const used = Object.values(ACTIONS).flatMap((of) =>
      Object.values(of).flatMap((answer) => (typeof answer === "string" ? [] : [answer.none])),
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(WHY).sort());
  });
});
