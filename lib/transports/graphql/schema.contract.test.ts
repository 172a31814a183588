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
import { ErrorCode } from "@/lib/contracts/errors";
import { graphSchema, schemaText } from "./schema";

const SNAPSHOT = "lib/transports/graphql/schema.graphql";

/** What descriptions name that is no name of the schema: values that are text, and tools of the tool server. */
const VALUES =
  "true false usd asc desc best ping embedded checkout acceptance refund_part complete deliver_again owner access_ended past_due unsupported_intent member operator platform processor create_order get_quote get_messages".split(
    " ",
  );

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

  it("speaks in its descriptions of names that it has", () => {
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
    const fields = types.flatMap((type) => ("getFields" in type ? Object.values(type.getFields()) : []));
    const described = [...types, ...fields, ...fields.flatMap((field) => ("args" in field ? field.args : []))];
    const values = types.flatMap((type) => (isEnumType(type) ? type.getValues() : []));
    const known = new Set<string>([...described, ...values].map(({ name }) => name));
    for (const name of [...VALUES, ...ErrorCode.options]) known.add(name);
    const said = described.flatMap(({ name, description }) =>
      [...(description ?? "").matchAll(/`(\w+)(?:=\w+)?`/g)].map(([, word = ""]) => ({ name, word })),
    );
    expect(said.filter(({ word }) => /[a-z]/.test(word.slice(1)) && !/_$/.test(word) && !known.has(word))).toEqual([]);
    const codes = described.filter(({ description }) => /\b(?:201|202|204|404|409|422)\b/.test(description ?? ""));
    expect(codes.map(({ name }) => name)).toEqual([]);
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
