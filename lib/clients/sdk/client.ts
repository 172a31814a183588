import createFetchClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchResponse,
  type MaybeOptionalInit,
} from "openapi-fetch";
import { type Answered, type AnswerPromise, answering } from "./answer";
import { type DownloadedFile, fileOf, WANTS_BYTES } from "./download";
import { errorOf, GuildhallError } from "./errors";
import { type FirstPage, type PageItem, type PagePath, type PageQuery, pages } from "./paginate";
import { type RetryPolicy, retrying, wait } from "./retry";
import type { paths } from "./schema.gen";
import { type EventKind, type EventOf, type StreamOptions, streamEvents } from "./stream";
import { type RefreshToken, signing, type TokenSource } from "./token";
import { type FileBytes, formOf, type UploadOptions } from "./upload";

export type ClientOptions = RetryPolicy & {
  /** Where the service is, without a path: `https://guildhall.example`. */
  baseUrl: string;
  /**
   * An API key, an OAuth access token or a bridge token; none for what is public. A function is asked before each request.
   *
   * ```ts
   * createClient({ baseUrl, token: () => tokens.read() });
   * ```
   */
  token?: TokenSource;
  /**
   * Answers another token when the service has refused one (401); the request is then sent again, once.
   *
   * ```ts
   * createClient({ baseUrl, token: saved.access_token, refresh: async () => (await refreshGrant(saved)).access_token });
   * ```
   */
  refresh?: RefreshToken;
  /** What sends requests; `globalThis.fetch` unless told. */
  fetch?: (request: Request) => Promise<Response>;
};

type Method = "get" | "post" | "patch" | "put" | "delete";
/** Paths that answer the bytes of a file, which is no JSON: `download` reads them. */
type DownloadPath = "/v1/files/{id}";
type PathsWith<M extends Method> = Exclude<ClientPathsWithMethod<Client<paths>, M>, DownloadPath>;

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
) => AnswerPromise<Answer<paths[Path][M]>>;

/** Paths that take a file. */
type UploadPath = "/v1/files" | "/v1/media";

export type GuildhallClient = {
  /**
   * ```ts
   * const profile = await guildhall.get("/v1/profiles/{handle}", { params: { path: { handle: "demo" } } });
   * ```
   */
  get: Call<"get">;
  /**
   * An `Idempotency-Key` is minted unless `params.header` brings one.
   *
   * ```ts
   * const post = await guildhall.post("/v1/posts", { body: { title: "How I price", status: "draft" } });
   * ```
   */
  post: Call<"post">;
  /**
   * ```ts
   * await guildhall.patch("/v1/products/{id}", { params: { path: { id } }, body: { summary: "A mark." } });
   * ```
   */
  patch: Call<"patch">;
  /**
   * ```ts
   * await guildhall.put("/v1/availability", { body: { open: false, next_free_on: "2027-01-04" } });
   * ```
   */
  put: Call<"put">;
  /**
   * ```ts
   * await guildhall.delete("/v1/posts/{id}", { params: { path: { id: post.id } } });
   * ```
   */
  delete: Call<"delete">;
  /**
   * Every row of a collection, one after the other; pages are fetched as they are needed.
   *
   * ```ts
   * for await (const order of guildhall.paginate("/v1/orders", { params: { query: { status: "PAID" } } })) work(order);
   * ```
   */
  paginate<Path extends PagePath>(path: Path, query?: PageQuery<Path>): AsyncGenerator<PageItem<Path>, void, undefined>;
  /**
   * Sends a file: a picture to `/v1/media`, anything else to `/v1/files`.
   *
   * ```ts
   * const picture = await guildhall.upload("/v1/media", bytes, { name: "mark.png", type: "image/png", fields: { alt: "A mark" } });
   * ```
   */
  upload<Path extends UploadPath>(
    path: Path,
    file: FileBytes,
    options?: UploadOptions,
  ): AnswerPromise<Answer<paths[Path]["post"]>>;
  /**
   * The bytes of a file of a delivery, a brief, a dispute or a message, by the `id` that it has there, and its name.
   *
   * ```ts
   * const { name, bytes } = await guildhall.download(file.id);
   * ```
   */
  download(id: string, options?: { signal?: AbortSignal }): AnswerPromise<DownloadedFile>;
  events: {
    /**
     * Your events as they happen, each once and in their order, without a public address: it reads the log again and again, every two
     * minutes unless `pauseMs` says otherwise: 22,320 of the free plan's 30,000 calls a month. Keep the id of the last one that you have
     * handled, and begin `after` it next time.
     *
     * ```ts
     * for await (const event of guildhall.events.stream({ type: "order.paid", after: await lastSeen() })) {
     *   await ship(event.data.id);
     *   await remember(event.id);
     * }
     * ```
     */
    stream<Kind extends EventKind = EventKind>(
      options?: StreamOptions<Kind>,
    ): AsyncGenerator<EventOf<Kind>, void, undefined>;
  };
};

/**
 * A client of the Guildhall REST API, for any runtime with `fetch`. Its methods answer the body of a success and throw `GuildhallError`
 * for all else.
 *
 * ```ts
 * const guildhall = createClient({ baseUrl: "https://guildhall.example", token: process.env.GUILDHALL_TOKEN });
 * const me = await guildhall.get("/v1/me");
 * ```
 */
export function createClient({ baseUrl, token, refresh, fetch, ...policy }: ClientOptions): GuildhallClient {
  const send = retrying(fetch ?? ((request) => globalThis.fetch(request)), policy);
  const client = createFetchClient<paths>({
    baseUrl: `${baseUrl.replace(/\/+$/, "")}/api`,
    fetch: signing(send, token, refresh),
  });
  client.use({
    onRequest({ request }) {
      if (request.method === "POST" && !request.headers.has("idempotency-key"))
        request.headers.set("idempotency-key", crypto.randomUUID());
    },
  });

  const whole = async <Data = unknown>(
    method: Method,
    path: string,
    init: object = {},
    read = jsonOf as (response: Response) => Promise<Data>,
  ): Promise<Answered<Data>> => {
    // read here, so that what cannot be read is a `GuildhallError` too
    const { error, response } = await client.request(method, path as never, { ...init, parseAs: "stream" } as never);
    if (!response.ok) throw errorOf(response, error);
    const { status, headers } = response;
    const data = await unbroken(read(response), init);
    return { data, status, headers, request_id: headers.get("x-request-id") ?? undefined };
  };
  const call = (method: Method, path: string, init?: object) => answering(whole(method, path, init));
  const bound = (method: Method) => (path: string, init?: object) => call(method, path, init);
  const readEvents = (query: object, signal: AbortSignal | undefined) =>
    call("get", "/v1/events", { params: { query }, ...(signal ? { signal } : {}) });
  return {
    get: bound("get") as Call<"get">,
    post: bound("post") as Call<"post">,
    patch: bound("patch") as Call<"patch">,
    put: bound("put") as Call<"put">,
    delete: bound("delete") as Call<"delete">,
    paginate: (path, query) => pages((page) => call("get", path, page), query as FirstPage),
    upload: (path, file, { idempotencyKey, signal, ...options } = {}) =>
      call("post", path, {
        body: formOf(file, options),
        bodySerializer: (form: FormData) => form,
        ...(idempotencyKey ? { params: { header: { "Idempotency-Key": idempotencyKey } } } : {}),
        ...(signal ? { signal } : {}),
      }) as never,
    download: (id, { signal } = {}) => {
      const init = { params: { path: { id } }, headers: WANTS_BYTES, ...(signal ? { signal } : {}) };
      return answering(whole("get", "/v1/files/{id}" satisfies DownloadPath, init, fileOf));
    },
    events: {
      stream: (options) => streamEvents(readEvents as never, policy.pause ?? wait, options) as never,
    },
  };
}

/** The JSON of a success; undefined for 204. Throws `unreadable_answer` where it is none. */
async function jsonOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw errorOf(response, text);
  }
}

/** What is read of an answer. Throws `network_error` where it breaks off. */
async function unbroken<Data>(read: Promise<Data>, { signal }: { signal?: AbortSignal }): Promise<Data> {
  try {
    return await read;
  } catch (cause) {
    if (cause instanceof GuildhallError || signal?.aborted) throw cause;
    throw new GuildhallError("network_error", "The answer broke off.", { status: 0, cause });
  }
}
