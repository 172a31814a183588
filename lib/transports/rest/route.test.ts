import { beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type Operation, operation } from "@/lib/contracts/operation";
import { resetEnv } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { route } from "./route";

beforeAll(() => {
  const nowhere = "postgres://nobody@127.0.0.1:1/nothing";
  Object.assign(process.env, { LOG_LEVEL: "silent", BASE_URL: "http://localhost:3000", DATABASE_URL: nowhere });
  resetEnv();
});

const Response_ = z.object({ id: z.string(), price_cents: z.int() });

const base = {
  id: "test",
  method: "GET",
  path: "/v1/test",
  summary: "A test",
  tag: "Test",
  touches: "shared",
  scope: "public",
  tier: "FREE",
  status: 200,
  response: Response_,
} as const satisfies Operation;

let clients = 0;

async function call(verb: () => Promise<unknown>, more: Partial<Operation> = {}, url = "http://localhost/api/v1/test") {
  const handler = route(operation({ ...base, ...more } as Operation), verb as never);
  const headers = { "x-forwarded-for": `198.18.0.${++clients}`, "x-request-id": "trace-1" };
  const response = await handler(new Request(url, { headers }), { params: Promise.resolve({}) });
  const text = await response.text();
  return { response, text, error: text.startsWith("{") ? JSON.parse(text).error : undefined };
}

describe("a public route", () => {
  it("answers with what the contract declares and nothing more", async () => {
    const { response, text } = await call(async () => ({ id: "a", price_cents: 5, token_hash: "secret" }));
    expect(response.status).toBe(200);
    expect(JSON.parse(text)).toEqual({ id: "a", price_cents: 5 });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("ratelimit")).toMatch(/^"burst";r=119;t=\d+$/);
  });

  it("answers 500 in the envelope when a verb breaks, and says nothing of why", async () => {
    const { response, text, error } = await call(async () => {
      throw new Error("select token_hash from api_keys");
    });
    expect(response.status).toBe(500);
    expect(error).toMatchObject({ code: "internal_error", request_id: "trace-1" });
    expect(text).not.toMatch(/select|route\.test/);
    expect(response.headers.get("x-request-id")).toBe("trace-1");
  });

  it("answers 500 rather than what breaks the contract", async () => {
    const { response, text } = await call(async () => ({ id: "a", price_cents: 4.99 }));
    expect(response.status).toBe(500);
    expect(text).not.toContain("4.99");
  });

  it("answers 503 with Retry-After when the database is away", async () => {
    const { response, error } = await call(async () => {
      throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    });
    expect([response.status, error.code]).toEqual([503, "service_unavailable"]);
    expect(response.headers.get("retry-after")).toBe("1");
  });

  it("keeps the rate and CORS headers on refusals", async () => {
    const { response } = await call(async () => {
      throw notFound("It");
    });
    expect(response.status).toBe(404);
    expect(response.headers.get("ratelimit")).toMatch(/^"burst";r=119/);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("counts an operation's own minute by address, and shows whichever limit is tightest", async () => {
    const handler = route(operation({ ...base, id: "rare", perMinute: 2 }), async () => ({ id: "a", price_cents: 5 }));
    const ask = (ip: string) =>
      handler(new Request("http://localhost/api/v1/test", { headers: { "x-forwarded-for": ip } }));
    vi.useFakeTimers({ now: new Date("2026-11-20T09:30:10.000Z"), toFake: ["Date"] });
    try {
      const answers = [
        await ask("198.18.2.1"),
        await ask("198.18.2.1"),
        await ask("198.18.2.1"),
        await ask("198.18.2.2"),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
      expect(answers.map(({ headers }) => headers.get("ratelimit"))).toEqual(
        [1, 0, 0, 1].map((left) => `"rare";r=${left};t=50`),
      );
      expect(answers[2]?.headers.get("ratelimit-policy")).toBe('"burst";q=120;w=60, "rare";q=2;w=60');
      expect(answers[2]?.headers.get("retry-after")).toBe("50");
    } finally {
      vi.useRealTimers();
    }
  });

  it("makes an answer that never changes once, and again after it failed", async () => {
    const verb = vi.fn(async () => ({ id: "a", price_cents: 5 }));
    verb.mockRejectedValueOnce(new Error("not yet"));
    const handler = route(operation({ ...base, constant: true, cache: { maxAge: 60 } }), verb);
    const ask = async () =>
      (await handler(new Request("http://localhost/api/v1/test", { headers: { "x-forwarded-for": "198.18.1.1" } })))
        .status;
    expect([await ask(), await ask(), await ask()]).toEqual([500, 200, 200]);
    expect(verb).toHaveBeenCalledTimes(2);
  });

  it("has nothing at a path whose parameter is not well formed", async () => {
    const verb = vi.fn(async () => ({ id: "a", price_cents: 5 }));
    const { response, error } = await call(verb, { params: z.object({ id: z.string() }) });
    expect([response.status, error]).toEqual([404, expect.objectContaining({ code: "not_found", param: "id" })]);
    expect(verb).not.toHaveBeenCalled();
  });

  it("looks at the query only where the contract has one", async () => {
    const verb = async () => ({ id: "a", price_cents: 5 });
    expect((await call(verb, {}, "http://localhost/api/v1/test?x=%00")).response.status).toBe(200);
    const query = z.object({ q: z.string().optional() });
    const { response, error } = await call(verb, { query }, "http://localhost/api/v1/test?q=a%00b");
    expect([response.status, error.code]).toEqual([400, "invalid_request"]);
  });
});
