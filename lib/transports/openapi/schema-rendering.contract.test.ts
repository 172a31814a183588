import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { EVENT_KINDS } from "@/lib/contracts/developers/events/events";
import { exampleBody } from "@/lib/domain/developers/webhooks/events/event-example";
import { openApiDocument } from "./document";

type Json = Record<string, unknown>;

const document = JSON.parse(JSON.stringify(openApiDocument("https://guildhall.test")));
const { schemas } = document.components;

/** Every enum below a schema, behind its references too, by its place. */
function enumsOf(node: unknown, at: string, found: Map<string, Json>): Map<string, Json> {
  if (node === null || typeof node !== "object") return found;
  const { $ref, ...own } = node as Json;
  const name = typeof $ref === "string" ? $ref.split("/").at(-1) : undefined;
  if (name && !found.has(name)) enumsOf(schemas[name], name, found.set(name, {}));
  if (Array.isArray((own as Json).enum)) found.set(at, own);
  for (const [key, value] of Object.entries(own)) enumsOf(value, `${at}/${key}`, found);
  return found;
}

const operations = Object.values<Json>(document.paths).flatMap((path) => Object.values(path) as Json[]);
const received = [...operations.map(({ responses }) => responses), document.components.responses, document.webhooks];

describe("an enum that a client receives", () => {
  const enums = [...enumsOf(received, "answers", new Map())].filter(([, schema]) => schema.enum);

  it("is found here also behind references", () => {
    expect(enums.map(([at]) => at)).toEqual(
      expect.arrayContaining(["OrderStatus", "ErrorCode", "Post/properties/status"]),
    );
  });

  it.each(enums)("says that it may grow: %s", (_, schema) => {
    expect(schema["x-extensible-enum"]).toEqual(schema.enum);
    expect(schema.description).toMatch(/Values may be added; treat an unknown one as .+\.$/);
  });
});

it("no number has the bounds of its own format, which the reference would show as its example", () => {
  const bounded = (node: unknown, at: string): string[] =>
    Object.entries(node ?? {}).flatMap(([key, value]) =>
      typeof value === "object"
        ? bounded(value, `${at}/${key}`)
        : Math.abs(value) === Number.MAX_SAFE_INTEGER
          ? at
          : [],
    );
  expect(bounded(document, "")).toEqual([]);
});

it("an enum that is only sent is closed", () => {
  expect(schemas.AgentTool.enum).toContain("find_creators");
  expect(schemas.AgentTool).not.toHaveProperty("x-extensible-enum");
});

describe("Event", () => {
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "api", ...document });
  const isEvent = ajv.compile({ $ref: "api#/components/schemas/Event" });

  it("is a union of every kind, told apart by its type", () => {
    const { oneOf, discriminator } = schemas.Event;
    expect(discriminator.propertyName).toBe("type");
    expect(Object.keys(discriminator.mapping)).toEqual(EVENT_KINDS);
    expect(Object.values(discriminator.mapping)).toEqual(oneOf.map(({ $ref }: Json) => $ref));
  });

  it.each(EVENT_KINDS)("holds a %s, and not with the data of another kind", (kind) => {
    expect(isEvent(exampleBody(kind)), JSON.stringify(isEvent.errors)).toBe(true);
    expect(isEvent({ ...exampleBody(kind), data: {} })).toBe(false);
  });
});
