import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { asCurl, quote } from "./curl";

const get = { method: "GET", path: "/api/v1/posts", query: "", operation: "listPosts" };

/** The words that a shell hands to curl. */
function wordsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }; uuidgen() { echo an-uuid; }; ${command}`;
  const output = execFileSync("/bin/sh", ["-c", script], {
    env: { ...process.env, GUILDHALL_TOKEN: 'gh_live_it\'s "$HOME"' },
  });
  return output.toString().split("\0").slice(0, -1);
}

describe("asCurl", () => {
  it("repeats a read", () => {
    expect(asCurl({ ...get, query: "?limit=5&q=a" }, "http://localhost:3000")).toBe(
      [
        "curl 'http://localhost:3000/api/v1/posts?limit=5&q=a' \\",
        '  -H "Authorization: Bearer $GUILDHALL_TOKEN"',
      ].join("\n"),
    );
  });

  it("gives a write its idempotency key, type and body", () => {
    const words = wordsOf(asCurl({ ...get, method: "POST", operation: "createPost" }, "https://example.com"));
    expect(words).toEqual([
      ...["-X", "POST", "https://example.com/api/v1/posts"],
      ...["-H", 'Authorization: Bearer gh_live_it\'s "$HOME"', "-H", "Idempotency-Key: an-uuid"],
      ...["-H", "Content-Type: application/json", "--data-binary", "@body.json"],
    ]);
  });

  it.each([
    ["/api/graphql", "profiles"],
    ["/api/mcp", "find_creators"],
  ])("gives a POST to %s its body, and no key that means nothing there", (path, operation) => {
    const words = wordsOf(asCurl({ method: "POST", path, query: "", operation }, "https://example.com"));
    expect(words).toEqual([
      ...["-X", "POST", `https://example.com${path}`, "-H", 'Authorization: Bearer gh_live_it\'s "$HOME"'],
      ...["-H", "Content-Type: application/json", "--data-binary", "@body.json"],
    ]);
  });

  it.each([
    "?q=it's",
    "?q=$(touch /tmp/x)&r=`id`",
    '?q="$HOME"\\',
    "?q=a;b|c>d<e*f?g!h",
    "?q='';''",
    "?token=[redacted]",
  ])("reaches curl as it was sent, whatever the shell thinks of it: %s", (query) => {
    expect(wordsOf(asCurl({ ...get, query }, "http://localhost:3000"))[0]).toBe(
      `http://localhost:3000/api/v1/posts${query}`,
    );
  });
});

describe("quote", () => {
  it("leaves plain words and quotes the empty one", () => {
    expect(quote("a/b-c_1.2:3@4")).toBe("a/b-c_1.2:3@4");
    expect(quote("")).toBe("''");
    expect(quote("a\nb")).toBe("'a\nb'");
  });
});
