import { describe, expect, it } from "vitest";
import { sameSitePath } from "./same-site-path";

const BASE = "http://localhost:3000";

describe("sameSitePath", () => {
  it.each([
    ["/", "/"],
    ["/developers/keys", "/developers/keys"],
    ["/settings?become=creator", "/settings?become=creator"],
    ["/a/../settings", "/settings"],
    ["/orders#top", "/orders"],
    ["/oauth/authorize?state=100%25%5C%0A&x=https%3A%2F%2Fa.example%2F", null],
  ])("keeps %s", (path, kept) => {
    expect(sameSitePath(path, BASE)).toBe(kept ?? path);
  });

  it.each([
    "",
    "settings",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/%2f%2fevil.example/..",
    "/%2Fevil.example",
    "/%252fevil.example",
    "/%5cevil.example",
    "/%5cevil.example?x=1",
    "/a?x=\\evil.example",
    "/\tevil.example",
    "/a%0d%0aSet-Cookie:x",
    "/..//evil.example",
    "/%zz",
  ])("refuses %j", (path) => {
    expect(sameSitePath(path, BASE)).toBeNull();
  });
});
