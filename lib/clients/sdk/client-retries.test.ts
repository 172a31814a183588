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
