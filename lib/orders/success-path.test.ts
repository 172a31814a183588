import { describe, expect, it } from "vitest";
import { safeSuccessPath } from "./success-path";

const BASE = "http://localhost:3000";

describe("safeSuccessPath", () => {
  it.each([
    ["/orders", "/orders"],
    ["/orders/thanks?from=agent&n=1", "/orders/thanks?from=agent&n=1"],
    ["/a/../orders", "/orders"],
    ["/orders#part", "/orders"],
    ["/caf%C3%A9", "/caf%C3%A9"],
    ["/search?next=https%3A%2F%2Felsewhere.example", "/search?next=https%3A%2F%2Felsewhere.example"],
    ["/@ada", "/@ada"],
  ])("keeps %s", (path, kept) => {
    expect(safeSuccessPath(path, BASE)).toBe(kept);
  });

  it.each([
    "",
    "orders",
    "../orders",
    "?a=1",
    " /orders",
    "/orders /x",
    "//evil.example",
    "///evil.example",
    "//user@evil.example",
    "/\\evil.example",
    "/\\/evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/orders\\..\\..\\evil",
    "https://evil.example",
    "HTTPS:/evil.example",
    "http:evil.example",
    "javascript:alert(1)",
    "/\tjavascript:alert(1)",
    "data:text/html,x",
    "/%2fevil.example",
    "/%2Fevil.example",
    "/%2f@evil.example",
    "/%252fevil.example",
    "/%25252fevil.example",
    "/%5cevil.example",
    "/%5C%5Cevil.example",
    "/%255cevil.example",
    "/a%5c..%5cevil",
    "/..//evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    "/.%2e//evil.example",
    "/%2e/%2fevil.example",
    "/a/../%2fevil.example",
    "/a/%2e%2e/%2f/evil.example",
    "/%252e/%252fevil.example",
    "/\tevil.example",
    "/\n/evil.example",
    "/\r\nSet-Cookie:a=b",
    "/%0d%0aSet-Cookie:a=b",
    "/%09/evil.example",
    "/%00",
    "/a\u0000b",
    "/\u202egpj.exe",
    "/%e2%80%ae",
    "/\uff0f\uff0fevil.example",
    "/a\u2028b",
    "/%zz",
    "/%c0%afevil.example",
  ])("refuses %j", (path) => {
    expect(() => safeSuccessPath(path, BASE)).toThrow(
      expect.objectContaining({ code: "validation_error", extras: expect.objectContaining({ param: "success_path" }) }),
    );
  });
});
