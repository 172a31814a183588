import { describe, expect, it } from "vitest";
import { redactQuery } from "./redact-query";

describe("redactQuery", () => {
  it.each([
    ["", ""],
    ["?", ""],
    ["?limit=20&q=brand%20identity", "?limit=20&q=brand%20identity"],
    ["?token=abc", "?token=[redacted]"],
    ["?a=1&access_token=abc%26def&b=2", "?a=1&access_token=[redacted]&b=2"],
    [
      "?API-Key=x&client_secret=y&Authorization=z",
      "?API-Key=[redacted]&client_secret=[redacted]&Authorization=[redacted]",
    ],
    ["?%74oken=abc", "?%74oken=[redacted]"],
    ["?password=abc&x_signature=1", "?password=[redacted]&x_signature=[redacted]"],
    ["?token=a=b=c", "?token=[redacted]"],
    ["?q=gh_live_Abcd1234_0123456789012345678901234567890123456789012", "?q=gh_live_Abcd…"],
    ["?gh_live_Abcd1234_0123456789", "?gh_live_Abcd…"],
    ["?q=ada%40example.com", "?q=a…@example.com"],
    ["?q=%E0%A4%A", "?q=%E0%A4%A"],
  ])("%j is kept as %j", (sent, kept) => {
    expect(redactQuery(sent)).toBe(kept);
  });

  it("keeps 500 characters, and no half of a secret at the end", () => {
    expect(redactQuery(`?q=${"a".repeat(20_000)}`)).toHaveLength(500);
    const cut = redactQuery(`?q=${"a".repeat(480)}&token=${"s".repeat(500)}`);
    expect(cut).toHaveLength(500);
    expect(cut).not.toContain("s");
  });
});
