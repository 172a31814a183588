import { expect, it } from "vitest";
import { openApiDocument } from "@/lib/transports/openapi/document";

type Json = Record<string, unknown>;

const document = openApiDocument("http://localhost:3000") as unknown as Json;

/** What holds no schemas: values, and the codes of a refusal, which narrow the described `Error`. */
const NO_SCHEMAS = new Set(["example", "examples", "default", "enum", "const", "allOf"]);

it("describes every property and every parameter of REST v1 and of its webhooks", () => {
  const members = membersIn(document, "");
  expect(members.filter(([, member]) => !descriptionOf(member)).map(([path]) => path)).toEqual([]);
  // a walk that misses the document would find nothing to complain of
  expect(members.length).toBeGreaterThan(500);
});

it("finds a property, one behind a reference, one in a list, and a parameter", () => {
  const schema = {
    properties: { it: {}, that: { $ref: "#/components/schemas/Error" } },
    items: { properties: { x: {} } },
  };
  const found = membersIn({ schema, parameters: [{ name: "id" }] }, "");
  expect(found.map(([path, member]) => [path, Boolean(descriptionOf(member))])).toEqual([
    ["/schema/properties/it", false],
    ["/schema/properties/that", true],
    ["/schema/items/properties/x", false],
    ["/parameters/0", false],
  ]);
});

/** Properties of schemas and parameters of operations, with the place where each stands. */
function membersIn(node: unknown, path: string): [path: string, member: unknown][] {
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (NO_SCHEMAS.has(key) && !path.endsWith("/properties")) return [];
    const isMember = path.endsWith("/properties") || path.endsWith("/parameters");
    const own: [string, unknown][] = isMember ? [[`${path}/${key}`, value]] : [];
    return [...own, ...membersIn(value, `${path}/${key}`)];
  });
}

/** What a member says of itself, else what the component says that it refers to. */
function descriptionOf(member: unknown): unknown {
  const { description, $ref } = member as { description?: string; $ref?: string };
  if (description || !$ref) return description;
  const steps = $ref.slice("#/".length).split("/");
  return steps.reduce<Json>((at, step) => at[step] as Json, document).description;
}
