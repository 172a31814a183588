import type { FieldMap } from "@pothos/core";
import type { z } from "zod";
import type { Page } from "@/lib/contracts/values/page";
import { cursorAt, encodeCursor } from "@/lib/core/values/cursor";
import { builder } from "../building/builder";
import { type FieldsOf, fieldOf } from "./objects";
import { nameOf } from "./type-of";

type Edge<View> = { place: () => string; node: View };

/** One page of a collection on its way out. `after` says whether it began after a cursor. `page` is what the verb answered. */
export type Shown<View> = { edges: Edge<View>[]; more: boolean; after: boolean; page: unknown };

/** Rows of a page unless told, as in REST. */
export const PAGE = 20;

/**
 * The connection type of the rows of a collection (Relay's Cursor Connections specification), forward only, with REST's cursors.
 * `extra` is shown with the page, such as totals. Answers its name.
 */
export function connectionOf<Row>(row: z.ZodType<Row>, extra?: (t: FieldsOf<Shown<Row>>) => FieldMap): string {
  const name = nameOf(row);
  builder.objectRef<Edge<Row>>(`${name}Edge`).implement({
    description: `A row of \`${name}Connection\` and its place.`,
    fields: (t) => ({
      cursor: t.string({
        description: "Pass it as `after` to go on behind this row.",
        resolve: ({ place }) => place(),
      }),
      node: fieldOf(t, row, ({ node }) => node, { description: "The row." }),
    }),
  });
  builder.objectRef<Shown<Row>>(`${name}Connection`).implement({
    description: `A page of \`${name}\`.`,
    fields: (t) => ({
      edges: t.field({
        type: [`${name}Edge`],
        description: "The rows of this page.",
        complexity: { field: 0, multiplier: 1 },
        resolve: ({ edges }: Shown<Row>) => edges,
      } as never),
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
      ...extra?.(t),
    }),
  });
  return `${name}Connection`;
}

/** What a page of a connection costs: a field, and its rows as often as they were asked for. */
export function pageCost({ first }: { first?: number | null }) {
  return { field: 2, multiplier: Math.max(first ?? PAGE, 1) };
}

/**
 * A verb's page in the form of a connection. `rows` stand in for those of the page, one for each; null leaves one out. A row whose
 * cursor nobody knows (`cursorAt`) has one that leads nowhere.
 */
export function shown<Row, View = Row>(
  page: Page<Row>,
  after: string | null | undefined,
  rows: readonly (View | null)[] = page.data as unknown as View[],
): Shown<View> {
  const edges = rows.flatMap((node, index) =>
    node === null ? [] : [{ node, place: () => cursorAt(page, index) ?? encodeCursor(["end", index]) }],
  );
  return { edges, more: page.has_more, after: typeof after === "string", page };
}
