import { describe, expect, it } from "vitest";
import { TIERS } from "@/lib/contracts/tiers";
import { attachment } from "@/lib/domain/trade/files/name";
import { type components, createClient, GuildhallError } from "./index";
import { failureOf, ok, refusal, type Scripted, scripted } from "./testing";

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

describe("download", () => {
  const name = "Übersicht (\u4e2d).pdf";
  const file = (headers: Record<string, string>) => async () =>
    new Response(new Uint8Array([0, 255, 10]), { headers: { "content-type": "application/octet-stream", ...headers } });
  const from = (headers: Record<string, string>) =>
    scripted([], { fetch: file(headers), retries: 0 }).client.download("file_1");

  it("asks for the bytes, and answers them with the name that the service gave", async () => {
    const sent: Request[] = [];
    const answer = file({ "content-disposition": attachment(name), "x-request-id": "req_7" });
    const fetch = (request: Request) => {
      sent.push(request);
      return answer();
    };
    const { client } = scripted([], { fetch });
    const asked = client.download("file_1");
    expect(await asked).toEqual({ name, bytes: new Uint8Array([0, 255, 10]) });
    expect(await asked.withResponse()).toMatchObject({ status: 200, request_id: "req_7" });
    expect(sent.map(({ url, headers }) => [url, headers.get("accept"), headers.get("authorization")])).toEqual([
      ["https://guildhall.test/api/v1/files/file_1", "application/octet-stream", "Bearer gh_live_1"],
    ]);
  });

  it.each([
    ['attachment; filename="plan.pdf"', "plan.pdf"],
    ["attachment; filename=\"plan.pdf\"; filename*=UTF-8''..%2F..%2F.bashrc", ".bashrc"],
    ["attachment; filename=\"plan.pdf\"; filename*=UTF-8''%E4", "plan.pdf"],
    ['attachment; filename="C:\\plan.pdf"', "plan.pdf"],
  ])("takes of %s no path, and what can be read", async (header, told) => {
    expect((await from({ "content-disposition": header })).name).toBe(told);
  });

  it.each([[{}], [{ "content-disposition": 'attachment; filename=".."' }], [{ "content-type": "text/html" }]])(
    "is refused where %j is no file",
    async (headers) => {
      expect(await failureOf(from(headers as Record<string, string>))).toMatchObject({ code: "unreadable_answer" });
    },
  );

  it("tells what the service refused, and an answer that breaks off", async () => {
    const refused = scripted([{ status: 404, body: refusal("not_found") }]).client.download("file_1");
    expect(await failureOf(refused)).toMatchObject({ code: "not_found", request_id: "req_1" });
    const cut = new ReadableStream({ start: (stream) => stream.error(new Error("gone")) });
    const headers = { "content-type": "application/octet-stream", "content-disposition": attachment(name) };
    const broken = scripted([], { fetch: async () => new Response(cut, { headers }), retries: 0 });
    expect(await failureOf(broken.client.download("file_1"))).toMatchObject({ code: "network_error" });
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

  it("begins after the newest event of the service, whatever the clock here says", async () => {
    const stop = new AbortController();
    const { client, sent, pauses } = scripted([
      { status: 500, body: refusal("internal_error") },
      page([7], true),
      page([8]),
    ]);
    for await (const { id } of client.events.stream({ type: "ping", pauseMs: 7, signal: stop.signal })) {
      expect(id).toBe("evt_8");
      stop.abort();
    }
    const asked = sent.map((request) => Object.fromEntries(new URL(request.url).searchParams));
    const newest = { type: "ping", order: "desc", limit: "1" };
    expect(asked).toEqual([newest, newest, { type: "ping", after: "evt_7", order: "asc", limit: "100" }]);
    expect(pauses).toEqual([7, 7]);
  });

  it("looks so seldom, unless told, that a month of the free plan is enough for it", async () => {
    const { client, pauses } = scripted([page([]), page([]), page([1])]);
    await client.events.stream().next();
    const looks = (31 * 86_400_000) / (pauses[0] ?? 0);
    expect(looks).toBeLessThan(TIERS.FREE.requestsPerMonth);
  });

  it("outlives what passes by itself, and tells what does not", async () => {
    const away = scripted([page([], false), { status: 500, body: refusal("internal_error") }, page([1])]);
    const first = await away.client.events.stream({ type: "ping" }).next();
    expect(first.value?.id).toBe("evt_1");
    const lacking = scripted([{ status: 403, body: refusal("insufficient_scope") }]);
    expect(await failureOf(lacking.client.events.stream().next())).toMatchObject({ code: "insufficient_scope" });
  });
});

describe("a refusal", () => {
  it("is thrown with everything that the envelope says", async () => {
    const said: Required<components["schemas"]["Error"]["error"]> = {
      code: "spend_limit_exceeded",
      message: "No.",
      request_id: "req_1",
      param: "title",
      details: [{ path: "title", message: "is too long" }],
      doc_url: "/docs/errors#spend_limit_exceeded",
      upgrade_url: "/developers/billing",
      required_scope: "orders:write",
      required_tier: "GROWTH",
      remaining_cents: 0,
      limits_url: "https://guildhall.test/settings/apps",
    };
    const { client } = scripted([{ status: 402, body: { error: said } }]);
    const error = await failureOf(client.post("/v1/posts", { body: { title: "x" } }));
    expect(error).toBeInstanceOf(GuildhallError);
    expect(error).toMatchObject({ ...said, status: 402 });
  });

  it.each([
    [
      "a page of another server's",
      () => new Response("<html>", { headers: { "content-type": "text/html" } }),
      "unreadable_answer",
    ],
    ["nothing", () => new Response(""), "unreadable_answer"],
    [
      "an answer that breaks off",
      () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError("terminated")) })),
      "network_error",
    ],
  ])("with a success that is %s is told", async (_what, answer, code) => {
    const client = createClient({ baseUrl: "https://guildhall.example", fetch: async () => answer() });
    expect(await failureOf(client.get("/v1/me"))).toMatchObject({ name: "GuildhallError", code });
  });

  it("that is not in the envelope is unreadable_answer", async () => {
    const fetch = async () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    const { client } = scripted([ok], { fetch });
    expect(await failureOf(client.get("/v1/me"))).toMatchObject({ code: "unreadable_answer", status: 502 });
  });
});
