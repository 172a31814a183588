import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openApiDocument } from "@/lib/transports/openapi/document";
import { OPERATIONS } from ".";
import { ERROR_STATUS } from "./errors";
import { APP_SCOPES } from "./scopes";

const ROOT = "app/api/v1";
const SNAPSHOT = "docs/openapi.snapshot.json";
/** Words for people, which may change: these keys, but for fields that have such a name. */
const TEXTS = new Set(["description", "summary", "example", "title", "version"]);
/** What is so without being said. */
const UNSAID = new Set(['"additionalProperties":{}', '"propertyNames":{"type":"string"}']);
/** What a person gives a key, and nothing else can have (docs/decisions/0066). */
const OF_KEYS: (string | undefined)[] = ["keys:read", "keys:write"];
type OAuthFlows = { authorizationCode?: { scopes: Record<string, string> } };
const NOT_OPERATIONS = new Set(["/v1/openapi.yaml", "/v1/openapi/[tag]"]);

/** Route folders under app/api/v1 as contract paths, with the methods each binds. */
function boundMethods(): Map<string, string[]> {
  const bound = new Map<string, string[]>();
  for (const entry of readdirSync(ROOT, { recursive: true, withFileTypes: true })) {
    if (entry.name !== "route.ts") continue;
    const folder = entry.parentPath.slice("app/api".length);
    if (NOT_OPERATIONS.has(folder)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
    const methods = [...text.matchAll(/\b(GET|POST|PUT|PATCH|DELETE): route\((\w+)/g)];
    bound.set(folder.replace(/\[([^\]]+)\]/g, "{$1}"), methods.map((m) => `${m[1]} ${m[2]}`).sort());
  }
  return bound;
}

describe("contracts and app/api/v1", () => {
  it("agree both ways: each operation is bound where its path says, and nothing else is", () => {
    const declared = new Map<string, string[]>();
    for (const { method, path, id } of OPERATIONS) {
      declared.set(path, [...(declared.get(path) ?? []), `${method} ${id}`].sort());
    }
    expect(Object.fromEntries([...boundMethods()].sort())).toEqual(Object.fromEntries([...declared].sort()));
  });

  it("keeps every route file within ten lines of code", () => {
    for (const entry of readdirSync("app", { recursive: true, withFileTypes: true })) {
      if (entry.name !== "route.ts" || entry.parentPath.includes("api/auth") || !entry.parentPath.includes("app/api"))
        continue;
      const lines = readFileSync(join(entry.parentPath, entry.name), "utf8").split("\n");
      const code = lines.filter((line) => line.trim() !== "" && !line.startsWith("import"));
      expect(code.length, entry.parentPath).toBeLessThanOrEqual(10);
    }
  });

  it("say where what was made is read, wherever it can be read by its id", () => {
    const read = new Set(OPERATIONS.filter(({ method }) => method === "GET").map(({ path }) => path));
    const makes = OPERATIONS.filter(({ status, path }) => status === 201 && read.has(`${path}/{id}`));
    // the order is its buyer's or its seller's, each at a path of their own: no one path is good for who asked
    const expected = makes.filter(({ id }) => id !== "createOrder").map(({ id }) => id);
    expect(OPERATIONS.filter(({ location }) => location).map(({ id }) => id)).toEqual(expect.arrayContaining(expected));
    for (const { id, location, example } of OPERATIONS) {
      if (!location || !example) continue;
      const [made = "", said = ""] = [(example.response as { id: string }).id, location(example.response)];
      expect(said.endsWith(`/${made}`), id).toBe(true);
      expect([...read], id).toContain(
        said.slice("/api".length).replace(made, said.includes("/runs/") ? "{runId}" : "{id}"),
      );
    }
  });

  it("answer every collection in one form", () => {
    // one document with its counts, the few best of everything that one has, and figures: no list goes on behind them
    const others = ["listCategories", "searchOwn", "listOperationLatencies"];
    for (const { id, method, response } of OPERATIONS.filter(({ id }) => !others.includes(id))) {
      const names = response instanceof z.ZodObject ? Object.keys(response.shape) : [];
      if (method === "GET" && names.includes("data"))
        expect(names, id).toEqual(expect.arrayContaining(["data", "has_more", "next_cursor"]));
    }
  });

  it("have unique ids, known error codes and a cache policy only where anyone may read", () => {
    expect(new Set(OPERATIONS.map((o) => o.id)).size).toBe(OPERATIONS.length);
    for (const operation of OPERATIONS) {
      for (const code of operation.errors ?? []) expect(ERROR_STATUS).toHaveProperty(code);
      if (operation.cache) expect([operation.scope, operation.method]).toEqual(["public", "GET"]);
    }
  });
});

describe("the OpenAPI document", () => {
  const document = openApiDocument("http://localhost:3000");

  it("describes each operation with its success, its refusals and its security", () => {
    for (const operation of OPERATIONS) {
      const described = document.paths?.[operation.path]?.[operation.method.toLowerCase() as "get"];
      if (!described) throw new Error(`${operation.id} is not in the document`);
      expect(described.operationId).toBe(operation.id);
      expect(Object.keys(described.responses ?? {})).toEqual(
        expect.arrayContaining([String(operation.status), "401", "429", "500", "503"]),
      );
      const scopes = [operation.scope, operation.orScope].filter((scope) => scope !== undefined && scope !== "any");
      const apps = scopes.length > 0 ? scopes.map((scope) => ({ oauth2: [scope] })) : [{ oauth2: [] }];
      const ofKeys = scopes.some((scope) => OF_KEYS.includes(scope));
      const credentials = ofKeys ? [{ bearer: [] }] : [{ bearer: [] }, ...apps, { bridge: [] }];
      expect(described.security, operation.id).toEqual(operation.scope === "public" ? [] : credentials);
    }
  });

  it("offers apps the scopes that they can be granted, and no others", () => {
    const { oauth2 } = (document.components?.securitySchemes ?? {}) as Record<string, { flows?: OAuthFlows }>;
    expect(Object.keys(oauth2?.flows?.authorizationCode?.scopes ?? {})).toEqual(APP_SCOPES);
  });

  it("changes by addition only: nothing of the committed snapshot is gone", () => {
    const [before, after] = [readFileSync(SNAPSHOT, "utf8"), JSON.stringify(document)].map((text) => JSON.parse(text));
    expect(lost(before, after, { before, after })).toEqual([]);
  });

  it("is the committed snapshot (after an addition: `npx vitest run --project contracts -u`)", async () => {
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(`../../${SNAPSHOT}`);
  });
});

type Json = Record<string, unknown>;
type Documents = { before: Json; after: Json };

const A_DEMAND = /\/(required|minLength)$/;
const OF_REQUESTS = /\/requestBody\/|^\/components\/schemas\/New/;

/**
 * Paths of `before` that `after` lacks or has with another value. Both are read behind their references: a move into a component is
 * no loss. Texts for people may change; lists may grow, and their members are told apart by name; an object may become a union of
 * objects that each keep what it had; what a request no longer has to bring is no loss.
 */
function lost(was: unknown, is: unknown, documents: Documents, path = "", seen = new Set<string>()): string[] {
  const ref = isObject(was) ? was.$ref : undefined;
  if (typeof ref === "string" && seen.has(ref)) return [];
  const [before, after] = [resolve(was, documents.before), resolve(is, documents.after)];
  const visited = typeof ref === "string" ? new Set([...seen, ref]) : seen;
  if (A_DEMAND.test(path) && OF_REQUESTS.test(path)) return [];
  const deeper = (a: unknown, b: unknown, key: string) => lost(a, b, documents, `${path}/${key}`, visited);
  if (Array.isArray(before)) {
    if (!Array.isArray(after)) return [path];
    const twin = (item: unknown) =>
      after.find((other) => nameOf(other, documents.after) === nameOf(item, documents.before));
    // alternatives of a credential: their order says nothing
    const holds = (item: unknown) => after.some((other) => lost(item, other, documents).length === 0);
    if (path.endsWith("/security")) return before.flatMap((item, i) => (holds(item) ? [] : [`${path}/${i}`]));
    return before.flatMap((item, i) => {
      const name = nameOf(item, documents.before);
      if (name === undefined) return isObject(item) ? deeper(item, after[i], String(i)) : [];
      return deeper(item, twin(item), name);
    });
  }
  if (!isObject(before)) return before === after ? [] : [path];
  if (!isObject(after)) return [path];
  if (Array.isArray(after.oneOf) && !before.oneOf)
    return after.oneOf.flatMap((one, i) => deeper(before, one, `oneOf/${i}`));
  const fields = path.endsWith("/properties");
  return Object.entries(before).flatMap(([key, value]) => {
    if (!fields && (TEXTS.has(key) || UNSAID.has(`"${key}":${JSON.stringify(value)}`))) return [];
    return deeper(value, after[key], key);
  });
}

function isObject(value: unknown): value is Json {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** What stands behind a reference, with what is said next to it. */
function resolve(value: unknown, document: Json): unknown {
  if (!isObject(value) || typeof value.$ref !== "string") return value;
  const { $ref, ...own } = value;
  const steps = ($ref as string).slice("#/".length).split("/");
  const found = resolve(
    steps.reduce<unknown>((at, step) => (at as Json)?.[step], document),
    document,
  );
  return isObject(found) ? { ...found, ...own } : found;
}

/** What tells a list's member from the others: itself, its name or its reference; undefined when only its place does. */
function nameOf(item: unknown, document: Json): string | undefined {
  const found = resolve(item, document);
  if (!isObject(found)) return JSON.stringify(found);
  if (typeof found.name === "string") return found.name;
  return isObject(item) && typeof item.$ref === "string" ? item.$ref : undefined;
}
