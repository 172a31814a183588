import { expect, it } from "vitest";
import { openApiDocument } from "./document";

/** Places of each object and enum that is written out below a node, by its text. */
function writtenOut(node: unknown, at: string, places: Map<string, string[]>): Map<string, string[]> {
  if (node === null || typeof node !== "object") return places;
  if (("properties" in node && "type" in node) || "enum" in node) {
    const text = JSON.stringify(node);
    places.set(text, [...(places.get(text) ?? []), at]);
  }
  for (const [key, value] of Object.entries(node)) if (key !== "examples") writtenOut(value, `${at}/${key}`, places);
  return places;
}

it("a schema that stands in several places is a component (else name it in ./schemas.ts)", () => {
  const { paths, webhooks, components } = JSON.parse(JSON.stringify(openApiDocument("https://guildhall.test")));
  const places = writtenOut({ paths, webhooks, schemas: components.schemas }, "", new Map());
  expect(places.size).toBeGreaterThan(100);
  expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
});
