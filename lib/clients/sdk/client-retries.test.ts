import { describe, expect, it } from "vitest";
import { failureOf, ok, refusal, type Scripted, scripted } from "./testing";

describe("a retry", () => {
  const busy: Scripted = { status: 429, body: refusal("rate_limit_exceeded"), headers: { "retry-after": "7" } };
  const away: Scripted = { status: 503, body: refusal("service_unavailable"), headers: { "retry-after": "1" } };
  const running: Scripted = { status: 409, body: refusal("idempotency_in_flight"), headers: { "retry-after": "1" } };
  const gone = new TypeError("fetch failed");

  it("waits as Retry-After says, and as often as is allowed", async () => {
    const { client, sent, pauses } = scripted([busy, away, ok]);
    await client.get("/v1/posts");
    expect([sent.length, pauses]).toEqual([3, [7000, 1000]]);
    const never = scripted([busy], { retries: 3 });
    const error = await failureOf(never.client.get("/v1/me"));
    expect(error).toMatchObject({ code: "rate_limit_exceeded", retryAfter: 7 });
    expect(never.sent.length).toBe(4);
  });

  it("of a POST sends the same key and the same body", async () => {
    const { client, sent } = scripted([gone, running, { status: 201, body: {} }]);
    await client.post("/v1/posts", { body: { title: "Once" } });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((request) => request.headers.get("idempotency-key"))).size).toBe(1);
    for (const request of sent) expect(await request.json()).toEqual({ title: "Once" });
  });

  it("backs off by itself where nobody answers, and tells it at last", async () => {
    const { client, sent, pauses } = scripted([gone], { retries: 3, random: () => 0.5 });
    const error = await failureOf(client.get("/v1/me"));
    expect(error).toMatchObject({ code: "network_error", status: 0, cause: gone });
    expect(sent).toHaveLength(4);
    expect(pauses).toEqual([187.5, 375, 750]);
  });

  it("is not made for what may have had an effect, for other refusals, or for too long a wait", async () => {
    const params = { path: { id: "whe_1" } };
    const cases = [
      { ...scripted([away]), call: "delete" },
      { ...scripted([{ status: 409, body: refusal("conflict") }]), call: "get" },
      { ...scripted([{ status: 500, body: refusal("internal_error") }]), call: "get" },
      { ...scripted([busy], { maxPauseMs: 6_999 }), call: "get" },
    ];
    for (const { client, sent, call } of cases) {
      await failureOf(
        call === "delete" ? client.delete("/v1/webhooks/endpoints/{id}", { params }) : client.get("/v1/me"),
      );
      expect(sent).toHaveLength(1);
    }
  });

  it("of any method is made where the service was too busy to begin", async () => {
    const params = { path: { id: "whe_1" } };
    for (const method of ["patch", "put", "delete"] as const) {
      const { client, sent, pauses } = scripted([busy, { status: 200, body: {} }]);
      const call = client[method] as unknown as (path: string, init: object) => Promise<unknown>;
      await call("/v1/webhooks/endpoints/{id}", {
        params,
        ...(method === "delete" ? {} : { body: { description: "x" } }),
      });
      expect([method, sent.length, pauses]).toEqual([method, 2, [7000]]);
    }
  });

  it("ends when the caller gives up", async () => {
    const abort = new AbortController();
    const reason = new Error("enough");
    const pause = async () => abort.abort(reason);
    const { client, sent } = scripted([gone], { pause });
    expect(await failureOf(client.get("/v1/me", { signal: abort.signal }))).toBe(gone);
    expect(sent).toHaveLength(2);
  });
});

describe("an attempt", () => {
  const silent = (begun: Request[]) => (request: Request) => {
    begun.push(request);
    return new Promise<Response>((_, failed) => {
      request.signal.addEventListener("abort", () => failed(request.signal.reason), { once: true });
    });
  };
  const breaksOff = (status: number) => (request: Request) => {
    const start = (body: ReadableStreamDefaultController) =>
      request.signal.addEventListener("abort", () => body.error(request.signal.reason), { once: true });
    return Promise.resolve(new Response(new ReadableStream({ start }), { status }));
  };

  it("that nobody answers in time ends as one that nobody answered, and is made again", async () => {
    const begun: Request[] = [];
    const { client, pauses } = scripted([], { fetch: silent(begun), timeoutMs: 5, retries: 1 });
    const error = await failureOf(client.get("/v1/me"));
    expect(error).toMatchObject({ code: "network_error", message: "No answer from guildhall.test within 0.005 s." });
    expect([begun.length, pauses.length]).toEqual([2, 1]);
  });

  it.each([200, 500])("with an answer of %i that stops half way ends, too", async (status) => {
    const { client } = scripted([], { fetch: breaksOff(status), timeoutMs: 5, retries: 0 });
    expect(await failureOf(client.get("/v1/me"))).toMatchObject({ code: "network_error", status: 0 });
  });

  it("of an upload or a download has ten times as long", async () => {
    const { client } = scripted([], { fetch: silent([]), timeoutMs: 5, retries: 0 });
    const upload = client.upload("/v1/files", new Uint8Array([1]), { name: "a.txt" });
    for (const call of [upload, client.download("file_1")])
      expect(await failureOf(call)).toMatchObject({ message: "No answer from guildhall.test within 0.05 s." });
  });
});

describe("paginate", () => {
  it("walks the pages as rows are asked for, keeping the filters", async () => {
    const page = (titles: string[], next: string | null): Scripted => ({
      status: 200,
      body: { data: titles.map((title) => ({ title })), has_more: next !== null, next_cursor: next },
    });
    const { client, sent } = scripted([page(["a", "b"], "c1"), page([], "c2"), page(["c"], null)]);
    const rows = client.paginate("/v1/posts", { params: { query: { tag: "x", limit: 2 } } });
    expect((await rows.next()).value?.title).toBe("a");
    expect(sent).toHaveLength(1);
    const rest: string[] = [];
    for await (const { title } of rows) rest.push(title);
    expect(rest).toEqual(["b", "c"]);
    const queries = sent.map((request) => new URL(request.url).search);
    expect(queries).toEqual(["?tag=x&limit=2", "?tag=x&limit=2&cursor=c1", "?tag=x&limit=2&cursor=c2"]);
  });
});
