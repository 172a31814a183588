import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import RelayPlugin from "@pothos/plugin-relay";
import { GraphQLError } from "graphql";
import type { GraphContext } from "../context";
import { COST_LIMIT, costError } from "./limits";
import { nodeTypeOf } from "./node-types";

export type Types = {
  Context: GraphContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    Cents: { Input: number; Output: number };
    AtomicUnits: { Input: number; Output: number };
    JSON: { Input: unknown; Output: unknown };
  };
};

export type SchemaTypes = PothosSchemaTypes.ExtendDefaultTypes<Types>;

const MOST_NODES = 100;

/** The one builder that the files in `types/` define the schema on; nothing is built before `graphSchema()` is called. */
export const builder = new SchemaBuilder<Types>({
  plugins: [ComplexityPlugin, RelayPlugin],
  defaultFieldNullability: false,
  complexity: { limit: { complexity: COST_LIMIT }, defaultListMultiplier: 5, complexityError: costError },
  relay: {
    // ids are unique and name their type by a prefix: they are global as they are
    encodeGlobalID: (_type, id) => String(id),
    decodeGlobalID: (id) => ({ typename: nodeTypeOf(id), id }),
    idFieldOptions: { description: "Identifier with a type prefix, the same as everywhere in the API." },
    nodeTypeOptions: { description: "Whatever can be read again by its id." },
    pageInfoTypeOptions: { description: "Where a page stands in its collection." },
    hasNextPageFieldOptions: { description: "Whether there is more after this page." },
    hasPreviousPageFieldOptions: { description: "Whether the page began after a cursor." },
    startCursorFieldOptions: { description: "Cursor of the first edge." },
    endCursorFieldOptions: { description: "Cursor of the last edge: pass it as `after` for the next page." },
    nodeQueryOptions: {
      description:
        "Anything by its id. Null for what does not exist or is not yours to see; the scope of the type's own query is needed.",
      args: { id: { description: "An id with one of the prefixes of types that implement `Node`." } },
    },
    nodesQueryOptions: {
      description: `Up to ${MOST_NODES} things by their ids, in the same order, null where \`node\` would answer null.`,
      args: { ids: { description: `At most ${MOST_NODES} ids.` } },
      complexity: ({ ids }: { ids?: readonly unknown[] }) => ({ field: 1, multiplier: ids?.length ?? 0 }),
      resolve: (_root, { ids }, _context, _info, resolveNodes) => {
        if (ids.length <= MOST_NODES) return resolveNodes(ids);
        throw new GraphQLError(`ids: at most ${MOST_NODES} at a time.`);
      },
    },
  },
});

/** Scalars and the two roots. */
export function defineRoots(): void {
  builder.scalarType("DateTime", {
    description: "A moment in ISO 8601, UTC, with milliseconds: `2026-11-20T09:30:00.000Z`.",
    specifiedByURL: "https://scalars.graphql.org/andimarek/date-time",
    serialize: String,
  });
  builder.scalarType("Cents", {
    description: "Integer minor units (US cents). May be larger than `Int` allows, never larger than 2^53.",
    serialize: Number,
  });
  builder.scalarType("AtomicUnits", {
    description: "USDC in integer atomic units (6 decimals). Never larger than 2^53.",
    serialize: Number,
  });
  builder.scalarType("JSON", { description: "Any JSON value.", serialize: (value) => value });
  builder.queryType({ description: "What can be read. Each field says which scope it needs, if any." });
  builder.mutationType({
    description:
      "What can be changed. Every mutation takes an `idempotencyKey`: a repeat with the same key answers what the first " +
      "answered and writes nothing further, for 24 hours.",
  });
}
