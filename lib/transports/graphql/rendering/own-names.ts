import type { GraphQLSchema } from "graphql";
import { camelCase } from "../building/naming";

type Described = { name: string; description?: string | null };

/** What is called by its REST name in descriptions: members of what is sent and answered, and arguments. Root fields are no members. */
function membersOf(schema: GraphQLSchema): { all: Described[]; members: Set<string> } {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const roots = new Set<string | undefined>([schema.getQueryType()?.name, schema.getMutationType()?.name]);
  const all: Described[] = [...types];
  const members = new Set<string>();
  for (const type of types) {
    if (!("getFields" in type)) continue;
    for (const field of Object.values(type.getFields())) {
      const args = "args" in field ? field.args : [];
      all.push(field, ...args);
      for (const { name } of args) members.add(name);
      // a payload has the name of what was changed
      if (!roots.has(type.name) && !type.name.endsWith("Payload")) members.add(field.name);
    }
  }
  return { all, members };
}

/** The schema, its descriptions in its own names: the contracts, from which they are, write members as JSON has them. Values stay as they are. */
export function inOwnNames(schema: GraphQLSchema): GraphQLSchema {
  const { all, members } = membersOf(schema);
  const own = (word: string) => (members.has(camelCase(word)) ? camelCase(word) : word);
  for (const one of all)
    one.description = one.description?.replace(/`[^`]+`/g, (code) => code.replace(/\w+/g, own)) ?? null;
  return schema;
}
