import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import * as schema from "@/db/schema";
import { BOTH_MODES, SPLIT } from "./livemode-sources";

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [{ name, config: getTableConfig(table) }] : [],
);
const split = tables.filter(({ config }) => SPLIT.includes(config.name));

/** Says the mode, or takes a condition that does: for an account's endpoints, for one order, key or app. */
const SAYS = /\blivemode\b|\b(?:ofAccount|thisOrder|ownKey|ownApp)\(/;
const SCHEMA_IMPORT = /^import (?!type)\{([^}]*)\} from "@\/db\/schema";/m;

function sources(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.|^testing/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes("node_modules"));
}

/** The split tables that a source names: by the schema's own name, or in the text of a statement. */
function tablesIn(text: string): string[] {
  const imported = new Set(
    SCHEMA_IMPORT.exec(text)?.[1]
      ?.split(",")
      .map((name) => name.trim()),
  );
  return split.flatMap(({ name, config }) => {
    const inSql = new RegExp(String.raw`\b(?:from|join|into|update) ${config.name}\b`);
    return imported.has(name) || text.includes(`schema.${name}`) || inSql.test(text) ? [config.name] : [];
  });
}

const reading = sources("lib/domain").flatMap((path) => {
  const text = readFileSync(path, "utf8");
  const found = tablesIn(text);
  return found.length > 0 ? [{ path, found, says: SAYS.test(text) }] : [];
});

describe("live mode and test mode", () => {
  it.each(SPLIT)("%s says of each row which it is of, live unless told", (name) => {
    const column = split.find(({ config }) => config.name === name)?.config.columns.find((c) => c.name === "livemode");
    expect(column).toMatchObject({ notNull: true, default: true });
  });

  it("no other table does", () => {
    const others = tables.filter(({ config }) => config.columns.some(({ name }) => name === "livemode"));
    expect(others.map(({ config }) => config.name).sort()).toEqual([...SPLIT].sort());
  });

  it("every source that reads or writes such a table says which it means", () => {
    const silent = reading.filter(({ path, says }) => !says && !BOTH_MODES[path]);
    expect(silent.map(({ path, found }) => `${path}: ${found}`)).toEqual([]);
  });

  it("nothing is excused that has no need of it", () => {
    const silent = new Set(reading.filter(({ says }) => !says).map(({ path }) => path));
    expect(Object.keys(BOTH_MODES).filter((path) => !silent.has(path))).toEqual([]);
  });
});
