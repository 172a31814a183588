import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

/** `import … from "…"` and `export … from "…"`, but for those of types alone. */
const IMPORTS = /^(?:import|export) (?!type\b)([^;]*?) from "([^"]+)";/gm;

function fileOf(from: string, name: string): string | undefined {
  const path = name.startsWith("@/") ? name.slice(2) : name.startsWith(".") ? join(dirname(from), name) : undefined;
  return (
    path &&
    ["", ".ts", ".tsx", "/index.ts"].map((end) => path + end).find((at) => existsSync(at) && statSync(at).isFile())
  );
}

const onlyTypes = (names: string) => /^\{(?:\s*type [^,}]+,?)+\s*\}$/.test(names.trim());

/** The way by which a module loads zod, or undefined. What runs on the server alone is left out. */
function wayToZod(file: string, seen: Set<string>): string[] | undefined {
  for (const [, names = "", from = ""] of readFileSync(file, "utf8").matchAll(IMPORTS)) {
    if (onlyTypes(names)) continue;
    if (from === "zod") return [file];
    const next = fileOf(file, from);
    if (!next || seen.has(next) || readFileSync(next, "utf8").startsWith('"use server"')) continue;
    seen.add(next);
    const way = wayToZod(next, seen);
    if (way) return [file, ...way];
  }
  return undefined;
}

// it compiles its checks by `eval`, which the pages' Content-Security-Policy forbids, and weighs as much as a page
it("no module of the browser loads a schema", () => {
  const clients = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((name) => join("app", name))
    .filter((name) => /\.tsx?$/.test(name) && readFileSync(name, "utf8").startsWith('"use client"'));
  expect(clients.length).toBeGreaterThan(50);
  expect(clients.flatMap((client) => wayToZod(client, new Set())?.join(" → ") ?? [])).toEqual([]);
});
