import { describe, expect, it } from "vitest";
import { filterOf, logsHref, readFilters, readRequestId } from "./filters";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const asked = (params: Record<string, string | string[]>) => filterOf(readFilters(params), NOW);

describe("an address", () => {
  it("without filters asks for everything", () => {
    expect(asked({})).toEqual({});
    expect(logsHref(readFilters({}))).toBe("/developers/logs");
  });

  it("keeps its filters when it is written again", () => {
    const href = "/developers/logs?status=4xx&method=GET&path=%2Fv1%2Fposts&within=24h&from=2026-11-20T09%3A00";
    expect(logsHref(readFilters(Object.fromEntries(new URL(href, "http://x").searchParams)))).toBe(href);
  });

  it.each([
    [{ status: "404" }, { status: 404 }],
    [{ status: "errors" }, { status: "errors" }],
    [{ status: ["5xx", "2xx"] }, { status: "5xx" }],
    [{ method: "POST" }, { method: "POST" }],
    [{ credential: "key_1" }, { credential: "key_1" }],
    [{ request_id: " req_1 " }, { requestId: "req_1" }],
    [{ order_id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d" }, { orderId: "ord_01k5s3v9n6e8wbr4q2ycx7th0d" }],
    [{ order_id: "ord_x" }, {}],
    [{ within: "1h" }, { from: new Date("2026-11-20T08:30:00.000Z") }],
    [{ within: "1h", from: "2026-11-01T00:00" }, { from: new Date("2026-11-01T00:00:00.000Z") }],
    [{ to: "2026-11-01T00:00:30" }, { to: new Date("2026-11-01T00:00:30.000Z") }],
  ])("%j asks for %j", (params, filter) => {
    expect(asked(params)).toEqual(filter);
  });

  it.each(["status", "method", "within", "from", "to"])("leaves out a %s that makes no sense", (name) => {
    expect(asked({ [name]: "banana" })).toEqual({});
  });

  it.each([
    ["/api/v1/posts", "/api/v1/posts"],
    ["/v1/posts", "/api/v1/posts"],
    ["v1", "/api/v1"],
    ["posts/po", "/api/v1/posts/po"],
    ["https://example.com/api/v1/me?a=1", "/api/v1/me"],
  ])("reads the path %s as %s", (typed, path) => {
    expect(asked({ path: typed })).toEqual({ path });
  });

  it("names the open request by its id or not at all", () => {
    expect(readRequestId({ request: "log_01k5s3v9n6e8wbr4q2ycx7th0d" })).toBe("log_01k5s3v9n6e8wbr4q2ycx7th0d");
    expect(readRequestId({ request: "../etc" })).toBeUndefined();
    expect(readRequestId({})).toBeUndefined();
  });
});
