import { buildSchema, getIntrospectionQuery, parse, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { ask } from "../testing";
import { LIMITS, limitsRule } from "./limits";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

/** A schema that turns in circles, as ours may one day. */
const CIRCLE = buildSchema("type Query { me: Query name: String }");
const refusals = (query: string) => validate(CIRCLE, parse(query), [limitsRule]).map((error) => error.extensions.limit);

async function refusalOf(query: string): Promise<{ message: string; of?: string }> {
  const { data, errors } = await ask(query);
  expect(data?.profiles ?? null).toBeNull();
  const [error] = errors ?? [];
  expect(error?.extensions.code).toBe("invalid_request");
  return { message: error?.message ?? "", of: (error?.extensions.limit as { of?: string } | undefined)?.of };
}

describe("a request that asks too much", () => {
  it("is refused for its depth, through fragments too", () => {
    const deep = (levels: number) => `${"{ me ".repeat(levels - 1)}{ name }${" }".repeat(levels - 1)}`;
    expect(refusals(deep(LIMITS.depth))).toEqual([]);
    expect(refusals(deep(LIMITS.depth + 1))).toEqual([{ of: "depth", is: 13, most: 12 }]);
    const halves = `{ me { me { me { me { me { me { ...Rest } } } } } } } fragment Rest on Query ${deep(7)}`;
    expect(refusals(halves)).toEqual([{ of: "depth", is: 13, most: 12 }]);
  });

  it("is measured even where fragments turn in circles", () => {
    expect(refusals("{ ...A } fragment A on Query { me { ...B } } fragment B on Query { me { ...A } }")).toEqual([]);
  });

  it.each([
    ["a value", (n: number) => `{ founders(query: ${"[".repeat(n)}"x"${"]".repeat(n)}) { edges { cursor } } }`],
    ["an object", (n: number) => `{ founders(query: ${"{a: ".repeat(n)}1${"}".repeat(n)}) { edges { cursor } } }`],
    ["a type", (n: number) => `query($q: ${"[".repeat(n)}String${"]".repeat(n)}) { __typename }`],
    ["a selection", (n: number) => "{ a ".repeat(n)],
  ])("is refused for the nesting of %s, however deep", async (_what, document) => {
    for (const levels of [LIMITS.nesting + 1, 1_900, 20_000]) {
      expect((await refusalOf(document(levels))).of).toBe("nesting");
    }
    expect((await refusalOf(document(10))).of).not.toBe("nesting");
  });

  it("is refused for the nesting of a variable's value in the words of its type", async () => {
    const query = "query($q: String) { founders(query: $q) { edges { cursor } } }";
    const variables = JSON.parse(`{"q":${"[".repeat(2_000)}"x"${"]".repeat(2_000)}}`);
    const { errors } = await ask(query, { variables });
    expect(errors?.[0]?.extensions.code).toBe("invalid_request");
  });

  it("is refused for aliases", async () => {
    const aliases = Array.from({ length: 31 }, (_, n) => `a${n}: categories { slug }`);
    expect((await refusalOf(`{ ${aliases.join(" ")} }`)).of).toBe("aliases");
  });

  it("is refused for fields that fragments multiply, without walking them", async () => {
    const fragments = Array.from({ length: 40 }, (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`);
    const startedAt = performance.now();
    const { of } = await refusalOf(`{ ...F0 } ${fragments.join("\n")} fragment F40 on Query { __typename }`);
    expect(of).toBe("fields");
    expect(performance.now() - startedAt).toBeLessThan(5_000); // 2^40 steps would not end
  });

  it("is refused for its tokens", async () => {
    const { message } = await refusalOf(`{ ${"__typename ".repeat(2_001)} }`);
    expect(message).toContain("2000 tokens");
  });

  it("is refused for the rows that it might answer, before anything is read", async () => {
    const query =
      "{ profiles(first: 100) { edges { node { id reviews(first: 100) { edges { node { id title body } } } } } } }";
    expect((await refusalOf(query)).of).toBe("cost");
  });

  it("pays for what its variables ask, not for what is written", async () => {
    const query =
      "query ($n: Int) { profiles(first: $n) { edges { node { reviews(first: $n) { edges { node { id } } } } } } }";
    expect((await ask(query, { variables: { n: 5 } })).errors).toBeUndefined();
    expect((await ask(query, { variables: { n: 100 } })).errors?.[0]?.extensions.limit).toMatchObject({ of: "cost" });
  });

  it("is refused when introspection turns in circles", async () => {
    const round = (inner: string) => `fields { type { ${inner} } }`;
    let circle = "name";
    for (let n = 0; n < 5; n++) circle = round(circle);
    await refusalOf(`{ __schema { types { ${circle} } } }`);
  });
});

describe("introspection", () => {
  it.each([
    ["as the tools of graphql-js ask for it", getIntrospectionQuery()],
    [
      "with all that there is, as GraphiQL asks",
      getIntrospectionQuery({
        inputValueDeprecation: true,
        schemaDescription: true,
        specifiedByUrl: true,
        oneOf: true,
      }),
    ],
  ])("is answered %s", async (_, query) => {
    const { data, errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(data.__schema.types.length).toBeGreaterThan(50);
  });

  it("is answered to clients that ask for types by their names, what a server knows of itself", async () => {
    const kinds = ["Schema", "Type", "Field", "Directive", "InputValue"];
    const types = kinds.map((kind) => `${kind}: __type(name: "__${kind}") { ...Known }`);
    const known = "fragment Known on __Type { name fields { name args { name } type { name ofType { name } } } }";
    const { data, errors } = await ask(`query Before { ${types.join(" ")} } ${known}`);
    expect(errors).toBeUndefined();
    expect(data.Directive.fields.length).toBeGreaterThan(3);
  });

  const TYPE = "fragment T on __Type { name description fields { name description args { name description } } }";
  const many = (field: string, count: number) => Array.from({ length: count }, (_, n) => `x${n}: ${field}`).join(" ");

  /** A query for the schema that asks for it under two names. */
  function twice(query: string): string {
    const fragments = query.indexOf("fragment ");
    const schema = query.slice(query.indexOf("__schema") + "__schema".length, query.lastIndexOf("}", fragments));
    return `{ one: __schema ${schema} two: __schema ${schema} } ${query.slice(fragments)}`;
  }

  it.each([
    ["aliases below it", `{ __schema { ${many("types { ...T }", 2)} } } ${TYPE}`, "introspection_aliases"],
    [
      "aliases that fragments multiply",
      `{ ${many("__schema { ...S }", 10)} } fragment S on __Schema { ${many("types { ...T }", 10)} } ${TYPE}`,
      "introspection_fields",
    ],
    ["the whole of it twice", twice(getIntrospectionQuery()), "introspection_fields"],
    [
      "more types by their names than there may be aliases",
      `{ ${many('__type(name: "Query") { name }', 31)} }`,
      "aliases",
    ],
    ["depth", `{ __type(name: "Query") { ${"ofType { ".repeat(20)} name ${"} ".repeat(20)} } }`, "introspection_depth"],
  ])("is refused for %s", async (_, query, of) => {
    const refusal = await refusalOf(query);
    expect(refusal.of).toBe(of);
  });

  it("is refused for what fields of fields have, which the depth of graphql-js lets through", async () => {
    const leaves = Array.from({ length: 40 }, (_, n) => `...L${n}`).join(" ");
    const fragments = Array.from({ length: 40 }, (_, n) => `fragment L${n} on __Type { name kind }`).join(" ");
    const query = `{ __schema { types { fields { type { fields { type { ${leaves} } } } } } } } ${fragments}`;
    expect((await refusalOf(query)).of).toBe("introspection_fields");
  });
});
