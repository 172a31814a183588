import type { ArgBuilder, ObjectRef } from "@pothos/core";
import type { Page } from "@/lib/contracts/page";
import { cursorAt, encodeCursor } from "@/lib/core/values/cursor";
import { builder } from "./builder";

type SchemaTypes = (typeof builder)["$inferSchemaTypes"];

type Edge<View> = { place: () => string; node: View };

/** One page of a collection on its way out. `after` says whether it began after a cursor. */
export type Shown<View> = { edges: Edge<View>[]; more: boolean; after: boolean };

/** Rows of a page unless told, as in REST. */
const PAGE = 20;

/**
 * The connection type of a collection (Relay's Cursor Connections specification), forward only, with REST's cursors. `extra`
 * is shown beside the page, such as totals.
 */
export function connectionType<View, Extra extends object = object>(name: string, node: ObjectRef<SchemaTypes, View>) {
  const edge = builder.objectRef<Edge<View>>(`${name}Edge`);
  edge.implement({
    description: `A row of \`${name}Connection\` and its place.`,
    fields: (t) => ({
      cursor: t.string({
        description: "Pass it as `after` to go on behind this row.",
        resolve: ({ place }) => place(),
      }),
      node: t.field({ type: node, description: "The row.", resolve: (parent) => parent.node as never }),
    }),
  });
  const connection = builder.objectRef<Shown<View> & Extra>(`${name}Connection`);
  connection.implement({
    description: `A page of \`${name}\`.`,
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        description: "The rows of this page.",
        complexity: { field: 0, multiplier: 1 },
        resolve: ({ edges }) => edges,
      }),
      pageInfo: t.field({
        type: builder.pageInfoRef(),
        description: "Whether there is more, and where to go on.",
        resolve: ({ edges, more, after }) => ({
          hasNextPage: more,
          hasPreviousPage: after,
          startCursor: edges[0]?.place() ?? null,
          endCursor: edges.at(-1)?.place() ?? null,
        }),
      }),
    }),
  });
  return connection;
}

/** The arguments of every connection, as fields of an argument builder. */
export function pageArguments(t: ArgBuilder<SchemaTypes>) {
  return {
    first: t.int({ defaultValue: PAGE, description: "Rows of the page, 1 to 100." }),
    after: t.string({ description: "`endCursor` of the page before, or any edge's `cursor`." }),
  };
}

/** What a page of a connection costs: a field, and its rows as often as they were asked for. */
export function pageCost({ first }: { first?: number | null }) {
  return { field: 2, multiplier: Math.max(first ?? PAGE, 1) };
}

/**
 * A verb's page in the form of a connection. `rows` stand in for those of the page, one for each; null leaves one out. A page whose
 * verb gives no cursors out, such as the best matches of a search, ends with itself.
 */
export function shown<Row, View = Row>(
  page: Page<Row>,
  after: string | null | undefined,
  rows: readonly (View | null)[] = page.data as unknown as View[],
): Shown<View> {
  const edges = rows.flatMap((node, index) =>
    node === null ? [] : [{ node, place: () => cursorAt(page, index) ?? encodeCursor(["end", index]) }],
  );
  return { edges, more: page.has_more, after: typeof after === "string" };
}
