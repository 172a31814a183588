import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "@/lib/contracts";
import { EVENT_KINDS } from "@/lib/contracts/developers/events/events";
import { openApiDocument } from "./document";
import { PARTS, partOf } from "./parts";

const whole: ReturnType<typeof openApiDocument> = JSON.parse(JSON.stringify(openApiDocument("https://guildhall.test")));
const parts = PARTS.map(({ slug, name }) => ({ slug, name, part: partOf(whole, slug) }));

/** The components that a document refers to, and those that it has. */
function components(document: object): { meant: Set<string>; held: Set<string> } {
  const text = JSON.stringify(document);
  const meant = new Set([...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, name = ""]) => name));
  const { components = {} } = document as typeof whole;
  const held = Object.entries(components).filter(([kind]) => kind !== "securitySchemes");
  return {
    meant,
    held: new Set(held.flatMap(([kind, named]) => Object.keys(named ?? {}).map((name) => `${kind}/${name}`))),
  };
}

describe.each(parts)("the part $name", { timeout: 120_000 }, ({ name, part }) => {
  it("has every component that it refers to, and no other", () => {
    const { meant, held } = components(part ?? {});
    expect([...held].sort()).toEqual([...meant].sort());
  });

  it("has the operations of its tag as the whole describes them, and its events", () => {
    const ids = OPERATIONS.filter(({ tag }) => tag === name).map(({ id }) => id);
    const told = Object.entries(part?.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(item ?? {}).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(told.map(({ operation }) => (operation as { operationId: string }).operationId).sort()).toEqual(ids.sort());
    for (const { path, method, operation } of told) expect(operation).toEqual(whole.paths?.[path]?.[method as "get"]);
    expect(Object.keys(part?.webhooks ?? {}).length).toBe(name === "Webhooks" ? EVENT_KINDS.length : 0);
  });

  it("passes Redocly by itself", async () => {
    const config = await createConfig({ extends: ["recommended"], rules: { "no-ambiguous-paths": "off" } });
    const found = await lintFromString({ source: JSON.stringify(part), absoluteRef: "openapi.json", config });
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });
});

it("leaves no operation out, and has no part of another name", () => {
  const told = parts.flatMap(({ part }) => Object.values(part?.paths ?? {}).flatMap((item) => Object.keys(item ?? {})));
  expect(told).toHaveLength(OPERATIONS.length);
  expect(partOf(whole, "nothing")).toBeUndefined();
});
