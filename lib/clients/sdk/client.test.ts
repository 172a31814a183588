import { describe, expect, it } from "vitest";
import { type ClientOptions, createClient, GuildhallError } from "./index";

type Scripted = { status: number; body?: unknown; headers?: Record<string, string> } | Error;

const refusal = (code: string, more = {}) => ({ error: { code, message: "No.", request_id: "req_1", ...more } });
const ok: Scripted = { status: 200, body: { data: [], has_more: false, next_cursor: null } };

/** A client whose answers are given, in turn (the last one stays), with what it sent and how long it paused. */
function scripted(answers: Scripted[], options: Partial<ClientOptions> = {}) {
  const sent: Request[] = [];
  const pauses: number[] = [];
  const client = createClient({
    baseUrl: "https://guildhall.test/",
    token: "gh_live_1",
    fetch: async (request) => {
      const answer = answers[Math.min(sent.push(request), answers.length) - 1] as Scripted;
      if (answer instanceof Error) throw answer;
      return Response.json(answer.body ?? null, { status: answer.status, headers: answer.headers ?? {} });
    },
    pause: async (ms) => void pauses.push(ms),
    ...options,
  });
  return { client, sent, pauses };
}

const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

describe("a request", () => {
  it("goes to the API of the base URL with the token, its parameters and the caller's request id", async () => {
    const { client, sent } = scripted([ok]);
    await client.get("/v1/posts", { params: { query: { tag: "c++", limit: 5 }, header: { "X-Request-Id": "mine" } } });
    expect(sent[0]?.url).toBe("https://guildhall.test/api/v1/posts?tag=c%2B%2B&limit=5");
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer gh_live_1");
    expect(sent[0]?.headers.get("x-request-id")).toBe("mine");
    expect(sent[0]?.headers.has("idempotency-key")).toBe(false);
  });

  it("that posts brings an idempotency key of its own, or the caller's", async () => {
    const { client, sent } = scripted([{ status: 201, body: {} }]);
    await client.post("/v1/posts", { body: { title: "One" } });
    await client.post("/v1/posts", { body: { title: "Two" } });
    await client.post("/v1/posts", { body: { title: "Three" }, params: { header: { "Idempotency-Key": "mine" } } });
    const [one, two, three] = sent.map((request) => request.headers.get("idempotency-key"));
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(two).not.toBe(one);
    expect(three).toBe("mine");
    expect(await sent[0]?.json()).toEqual({ title: "One" });
  });
});

describe("an answer", () => {
  it("is the body, and says headers and request id to who asks for them", async () => {
    const { client, sent } = scripted([
      { status: 200, body: { handle: "demo" }, headers: { "x-request-id": "req_7" } },
    ]);
    const asked = client.get("/v1/me");
    expect(await asked).toEqual({ handle: "demo" });
    const { data, status, headers, request_id } = await asked.withResponse();
    expect([data.handle, status, request_id, headers.get("x-request-id")]).toEqual(["demo", 200, "req_7", "req_7"]);
    expect(sent).toHaveLength(1);
    const refused = await failureOf(scripted([{ status: 404, body: refusal("not_found") }]).client.get("/v1/me"));
    expect((refused as GuildhallError).headers?.get("content-type")).toContain("json");
  });

  it("that is a refusal is heard once by who asks for the whole: nothing is left that nobody handles", async () => {
    const { client } = scripted([{ status: 404, body: refusal("not_found") }]);
    await expect(client.get("/v1/me").withResponse()).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a token", () => {
  const refused: Scripted = { status: 401, body: refusal("token_expired") };
  const bearers = (sent: Request[]) => sent.map((request) => request.headers.get("authorization"));

  it("may come from a function, asked before each request", async () => {
    let n = 0;
    const { client, sent } = scripted([ok], { token: async () => `t${++n}` });
    for (let i = 0; i < 2; i++) await client.get("/v1/posts");
    expect(bearers(sent)).toEqual(["Bearer t1", "Bearer t2"]);
  });

  it("that is refused is refreshed once for all who wait, and the request sent again with its body and key", async () => {
    let calls = 0;
    const sent: { bearer: string | null; key: string | null; body: unknown }[] = [];
    const client = createClient({
      baseUrl: "https://guildhall.test",
      token: "old",
      refresh: async (was) => {
        calls++;
        expect(was).toBe("old");
        return "new";
      },
      fetch: async (request) => {
        const bearer = request.headers.get("authorization");
        sent.push({ bearer, key: request.headers.get("idempotency-key"), body: await request.json() });
        return bearer === "Bearer new"
          ? Response.json({}, { status: 201 })
          : Response.json(refusal("token_expired"), { status: 401 });
      },
    });
    await Promise.all([1, 2].map((n) => client.post("/v1/posts", { body: { title: `Post ${n}` } })));
    expect(calls).toBe(1);
    const again = sent.filter(({ bearer }) => bearer === "Bearer new");
    const first = sent.filter(({ bearer }) => bearer === "Bearer old");
    const whole = (rows: typeof sent) => rows.map(({ key, body }) => JSON.stringify([key, body])).sort();
    expect(whole(again)).toEqual(whole(first));
  });

  it("that stays refused is told, after one more try", async () => {
    const { client, sent } = scripted([refused], { refresh: () => "other" });
    expect(await failureOf(client.get("/v1/posts"))).toMatchObject({ code: "token_expired" });
    expect(bearers(sent)).toEqual(["Bearer gh_live_1", "Bearer other"]);
    const without = scripted([refused], { refresh: () => undefined });
    expect(await failureOf(without.client.get("/v1/posts"))).toMatchObject({ code: "token_expired" });
    expect(without.sent).toHaveLength(1);
  });
});

describe("upload", () => {
  it("sends the file and its fields as a form, with an idempotency key", async () => {
    const { client, sent } = scripted([{ status: 201, body: { id: "med_1" } }]);
    const fields = { alt: "A mark" };
    const picture = new Uint8Array([1, 2, 3]);
    expect(await client.upload("/v1/media", picture, { name: "mark.png", type: "image/png", fields })).toEqual({
      id: "med_1",
    });
    expect(sent[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
    const form = await (sent[0] as Request).formData();
    const file = form.get("file") as File;
    expect([form.get("alt"), file.name, file.type, file.size]).toEqual(["A mark", "mark.png", "image/png", 3]);
  });
});

describe("events.stream", () => {
  const event = (n: number) => ({ id: `evt_${n}`, type: "ping", created_at: "2026-11-20T09:30:00.000Z", data: {} });
  const page = (ids: number[], has_more = false): Scripted => ({
    status: 200,
    body: { data: ids.map(event), has_more, next_cursor: null },
  });

  it("goes on after the last event, waits when there is none, and ends when it is told", async () => {
    const stop = new AbortController();
    const { client, sent, pauses } = scripted([page([1, 2], true), page([3]), page([]), page([4])]);
    const seen: string[] = [];
    for await (const { id } of client.events.stream({ after: "evt_0", pauseMs: 7, signal: stop.signal })) {
      seen.push(id);
      if (id === "evt_4") stop.abort();
    }
    expect(seen).toEqual(["evt_1", "evt_2", "evt_3", "evt_4"]);
    const asked = sent.map((request) => new URL(request.url).searchParams);
    expect(asked.map((query) => query.get("after"))).toEqual(["evt_0", "evt_2", "evt_3", "evt_3"]);
    expect(asked.every((query) => query.get("order") === "asc")).toBe(true);
    expect(pauses).toEqual([7, 7]);
  });

  it("outlives what passes by itself, and tells what does not", async () => {
    const away = scripted([{ status: 500, body: refusal("internal_error") }, page([1])]);
    const first = await away.client.events.stream({ type: "ping" }).next();
    expect(first.value?.id).toBe("evt_1");
    expect(new URL(away.sent[0]?.url ?? "").searchParams.has("from")).toBe(true);
    const lacking = scripted([{ status: 403, body: refusal("insufficient_scope") }]);
    expect(await failureOf(lacking.client.events.stream().next())).toMatchObject({ code: "insufficient_scope" });
  });
});

describe("a refusal", () => {
  it("is thrown with everything that the envelope says", async () => {
    const details = [{ path: "title", message: "is too long" }];
    const { client } = scripted([{ status: 422, body: refusal("validation_error", { param: "title", details }) }]);
    const error = await failureOf(client.post("/v1/posts", { body: { title: "x" } }));
    expect(error).toBeInstanceOf(GuildhallError);
    expect(error).toMatchObject({
      code: "validation_error",
      status: 422,
      message: "No.",
      request_id: "req_1",
      param: "title",
      details,
    });
  });

  it("that is not in the envelope is unreadable_answer", async () => {
    const fetch = async () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    const { client } = scripted([ok], { fetch });
    expect(await failureOf(client.get("/v1/me"))).toMatchObject({ code: "unreadable_answer", status: 502 });
  });
});

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

  it("ends when the caller gives up", async () => {
    const abort = new AbortController();
    const reason = new Error("enough");
    const pause = async () => abort.abort(reason);
    const { client, sent } = scripted([gone], { pause });
    expect(await failureOf(client.get("/v1/me", { signal: abort.signal }))).toBe(gone);
    expect(sent).toHaveLength(2);
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
