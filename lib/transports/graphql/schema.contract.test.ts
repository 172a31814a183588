import { readFileSync } from "node:fs";
import {
  buildSchema,
  findBreakingChanges,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "@/lib/contracts";
import { graphSchema, schemaText } from "./schema";

const SNAPSHOT = "lib/transports/graphql/schema.graphql";

describe("the GraphQL schema", () => {
  const schema = graphSchema();

  it("takes nothing away from what was published", () => {
    expect(findBreakingChanges(buildSchema(readFileSync(SNAPSHOT, "utf8")), buildSchema(schemaText()))).toEqual([]);
  });

  it("is the committed text (after an addition: `npx vitest run --project contracts -u`)", async () => {
    await expect(schemaText()).toMatchFileSnapshot("schema.graphql");
  });

  it("describes every type, field and argument", () => {
    const silent: string[] = [];
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith("__")) continue;
      if (!type.description) silent.push(type.name);
      if (isEnumType(type) || !(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))) continue;
      for (const field of Object.values(type.getFields())) {
        const name = `${type.name}.${field.name}`;
        if (!field.description) silent.push(name);
        if (!("args" in field)) continue;
        for (const arg of field.args) if (!arg.description) silent.push(`${name}(${arg.name}:)`);
      }
    }
    expect(silent).toEqual([]);
  });

  it("lets every root field stand for an operation of REST, with its scope and plan", () => {
    const operations = new Map(OPERATIONS.map((operation) => [operation.id, operation]));
    for (const root of [schema.getQueryType(), schema.getMutationType()]) {
      for (const field of Object.values(root?.getFields() ?? {})) {
        if (field.name === "node" || field.name === "nodes") continue;
        const { operation, scope, tier } = field.extensions as { operation: string; scope: string; tier: string };
        expect(operations.get(operation), field.name).toMatchObject({ scope, tier });
      }
    }
  });
});
