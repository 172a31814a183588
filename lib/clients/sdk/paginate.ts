import type { Client, ClientPathsWithMethod } from "openapi-fetch";
import type { paths } from "./schema.gen";

type Page<Item> = { data: Item[]; next_cursor: string | null };

type PageOf<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": infer Body } } } };
}
  ? Body
  : never;

type Readable = ClientPathsWithMethod<Client<paths>, "get">;

/** Paths whose GET answers a page. */
export type PagePath = {
  [Path in Readable]: PageOf<Path> extends Page<unknown> ? Path : never;
}[Readable];

export type PageItem<Path extends PagePath> = PageOf<Path> extends Page<infer Item> ? Item : never;

type Parameters<Path extends PagePath> = paths[Path] extends { get: { parameters: infer P } } ? P : never;

/** Parameters of the first page. A cursor starts there instead; `limit` says how many rows each page brings. */
export type PageQuery<Path extends PagePath> = { params?: Parameters<Path>; signal?: AbortSignal };

export type FirstPage = { params?: { query?: Record<string, unknown> } };

/** The rows of all pages, from the one that `first` asks for. */
export async function* pages<Item>(
  ask: (init: object) => Promise<unknown>,
  first: FirstPage = {},
): AsyncGenerator<Item, void, undefined> {
  for (let query = first.params?.query; ; ) {
    const page = (await ask({ ...first, params: { ...first.params, query } })) as Page<Item>;
    yield* page.data;
    if (page.next_cursor === null) return;
    query = { ...query, cursor: page.next_cursor };
  }
}
