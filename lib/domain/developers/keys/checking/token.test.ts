import { describe, expect, it } from "vitest";
import { newToken, parseToken } from "./token";

describe("tokens", () => {
  it("carry a visible prefix and 43 secret characters", () => {
    const { token, prefix } = newToken("live");
    expect(token).toMatch(/^gh_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{43}$/);
    expect(token.startsWith(`${prefix}_`)).toBe(true);
    expect(parseToken(token)).toEqual({ kind: "live", prefix });
    for (const kind of ["test", "bridge"] as const) expect(parseToken(newToken(kind).token)?.kind).toBe(kind);
  });

  it("are all different and use the whole alphabet", () => {
    const tokens = Array.from({ length: 500 }, () => newToken("live").token);
    expect(new Set(tokens).size).toBe(500);
    expect(new Set(tokens.join("").slice(8)).size).toBe(63);
  });

  it.each([
    "",
    "gh_live_short",
    "gh_live_Ab3dE6gH",
    `gh_text_Ab3dE6gH_${"x".repeat(43)}`,
    `gh_live_Ab3dE6gH_${"x".repeat(44)}`,
  ])("refuses the form %j without a look-up", (text) => {
    expect(parseToken(text)).toBeNull();
  });
});
