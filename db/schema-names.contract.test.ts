import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "@swc/core";
import { getTableColumns, getTableName, is, Table } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "./schema";

const tables = Object.values(schema).filter((part) => is(part, Table));
const tableNames = tables.map(getTableName);
/** Columns that are no word of SQL or of English. */
const columnNames = new Set(
  tables
    .flatMap((table) => Object.values(getTableColumns(table)).map(({ name }) => name))
    .filter((n) => n.includes("_")),
);

const STATEMENT = /\b(select\s[\s\S]*\bfrom\b|insert into\s|delete from\s|update\s+\w+[\s\S]*\sset\s)/;
const TABLE = new RegExp(`\\b(from|join|into|update|only)\\s+(${tableNames.join("|")})\\b`);

type Literal = { tag: string; text: string };
type Node = Record<string, unknown>;

/** Every string and template of a source, `?` where something is put in. */
function literalsOf(source: string): Literal[] {
  const found: Literal[] = [];
  const text = (template: unknown) =>
    (template as { quasis: { raw: string }[] }).quasis.map(({ raw }) => raw).join("?");
  const walk = (node: unknown, tag: string): void => {
    if (Array.isArray(node)) for (const part of node) walk(part, tag);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { type, ...rest } = node as Node;
    if (type === "TaggedTemplateExpression") {
      const { tag: by, template } = node as { tag: { value?: string }; template: { expressions: unknown } };
      found.push({ tag: by.value ?? "", text: text(template) });
      walk(template.expressions, tag);
    } else {
      if (type === "TemplateLiteral") found.push({ tag, text: text(node) });
      if (type === "StringLiteral") found.push({ tag, text: String(rest.value) });
      walk(Object.values(rest), tag);
    }
  };
  walk(parseSync(source, { syntax: "typescript", target: "es2022" }).body, "");
  return found;
}

/** What a source's statements name as text instead of through the schema. */
function namedAsText(source: string): string[] {
  const literals = literalsOf(source);
  const inSql = literals
    .filter(({ tag }) => tag === "sql")
    .map(({ text }) => text.replaceAll(/'[^']*'/g, "''"))
    .join("\n");
  const aliases = [...source.matchAll(/\balias\(\w+, "(\w+)"\)/g)].map(([, name]) => name);
  const own = new Set([...inSql.matchAll(/\bas (\w+)/g)].map(([, name]) => name));
  return [
    ...literals.filter(({ tag, text }) => tag === "" && STATEMENT.test(text)).map(({ text }) => text),
    ...(TABLE.exec(inSql) ?? []).slice(0, 1),
    ...[...inSql.matchAll(/\b(\w+)\.([a-z]\w*)/g)]
      .filter(([, table = "", column = ""]) => aliases.includes(table) && !own.has(column))
      .map(([at]) => at),
    ...[...inSql.matchAll(/\b[a-z]\w*/g)].map(([word]) => word).filter((w) => columnNames.has(w) && !own.has(w)),
  ];
}

const sources = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|node_modules|^clients|testing/.test(file))
  .map((file) => ({ file: `lib/${file}`, named: namedAsText(readFileSync(`lib/${file}`, "utf8")) }))
  .filter(({ named }) => named.length > 0);

test("tables and columns are named by the schema alone", () => {
  expect(sources).toEqual([]);
});

test.each([
  ["a statement as a string", 'const x = "select id from profiles"'],
  ["a statement as a template", "const x = `update profiles set tier = $1`"],
  ["a table as text", `sql\`select \${profiles.id} from profiles\``],
  ["a column of an alias as text", `const p = alias(profiles, "p"); sql\`select p.tier from \${profiles} as \${p}\``],
  ["a column as text", `sql\`select display_name from \${profiles}\``],
])("finds %s", (_, source) => {
  expect(namedAsText(source)).not.toEqual([]);
});
