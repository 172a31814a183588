import { describe, expect, it } from "vitest";
import { base32, codeOf, keyUri, stepAt, stepOf } from "./totp";

const SECRET = Buffer.from("12345678901234567890");

describe("codes", () => {
  // RFC 6238, appendix B, the rows of SHA-1
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at %i s are those of the RFC", (seconds, code) => {
    const step = stepAt(new Date(seconds * 1000));
    expect(codeOf(SECRET, step, 8)).toBe(code);
    expect(codeOf(SECRET, step)).toBe(code.slice(2));
  });

  it("count for one step before and after their own, and for no other", () => {
    const now = new Date("2026-11-20T09:30:10.000Z");
    const step = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((by) => stepOf(SECRET, codeOf(SECRET, step + by), now));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
    for (const wrong of ["", "1", "abcdef", "1234567"]) expect(stepOf(SECRET, wrong, now)).toBeNull();
  });
});

describe("secrets", () => {
  // RFC 4648, 10
  it.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("%j in base32", (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  it("are in the URI that apps read", () => {
    const uri = new URL(keyUri(base32(SECRET), "robin+a@example.com"));
    expect(uri.href).toContain("otpauth://totp/Guildhall:robin%2Ba%40example.com?");
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
      issuer: "Guildhall",
      digits: "6",
      period: "30",
    });
  });
});
