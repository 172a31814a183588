import createFetchClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchResponse,
  type MaybeOptionalInit,
} from "openapi-fetch";
import { errorOf } from "./errors";
import { type FirstPage, type PageItem, type PagePath, type PageQuery, pages } from "./paginate";
import { type RetryPolicy, retrying } from "./retry";
import type { paths } from "./schema.gen";

export type ClientOptions = RetryPolicy & {
  /** Where the service is, without a path: `https://guildhall.example`. */
  baseUrl: string;
  /** An API key, an OAuth access token or a bridge token; none for what is public. */
  token?: string;
  /** What sends requests; `globalThis.fetch` unless told. */
  fetch?: (request: Request) => Promise<Response>;
};

type Method = "get" | "post" | "patch" | "put" | "delete";
type PathsWith<M extends Method> = ClientPathsWithMethod<Client<paths>, M>;

/** Parameters and body of a call, left out where it needs none. */
type Init<Path extends keyof paths, M extends Method> =
  undefined extends MaybeOptionalInit<paths[Path], M>
    ? [init?: MaybeOptionalInit<paths[Path], M>]
    : [init: MaybeOptionalInit<paths[Path], M>];

/** What a call answers with success. */
type Answer<Operation> =
  Operation extends Record<string | number, unknown>
    ? NonNullable<FetchResponse<Operation, object, "application/json">["data"]>
    : never;

type Call<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...init: Init<Path, M>
) => Promise<Answer<paths[Path][M]>>;

export type GuildhallClient = {
  get: Call<"get">;
  /** An `Idempotency-Key` is minted unless `params.header` brings one. */
  post: Call<"post">;
  patch: Call<"patch">;
  put: Call<"put">;
  delete: Call<"delete">;
  /** Every row of a collection, one after the other; pages are fetched as they are needed. */
  paginate<Path extends PagePath>(path: Path, query?: PageQuery<Path>): AsyncGenerator<PageItem<Path>, void, undefined>;
};

/** A client of the Guildhall REST API. Its methods answer the body of a success and throw `GuildhallError` for all else. */
export function createClient({ baseUrl, token, fetch, ...policy }: ClientOptions): GuildhallClient {
  const client = createFetchClient<paths>({
    baseUrl: `${baseUrl.replace(/\/+$/, "")}/api`,
    fetch: retrying(fetch ?? ((request) => globalThis.fetch(request)), policy),
  });
  client.use({
    onRequest({ request }) {
      if (token) request.headers.set("authorization", `Bearer ${token}`);
      if (request.method === "POST" && !request.headers.has("idempotency-key"))
        request.headers.set("idempotency-key", crypto.randomUUID());
    },
  });

  const call = async (method: Method, path: string, init: object = {}): Promise<unknown> => {
    const { data, error, response } = await client.request(method, path as never, init as never);
    if (!response.ok) throw errorOf(response, error);
    return data;
  };
  const bound = (method: Method) => (path: string, init?: object) => call(method, path, init);
  return {
    get: bound("get") as Call<"get">,
    post: bound("post") as Call<"post">,
    patch: bound("patch") as Call<"patch">,
    put: bound("put") as Call<"put">,
    delete: bound("delete") as Call<"delete">,
    paginate: (path, query) => pages((page) => call("get", path, page), query as FirstPage),
  };
}
