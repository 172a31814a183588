import { describe, expect, it } from "vitest";
import { idOf } from "@/lib/contracts/ids";
import { newId } from "./ids";

describe("newId", () => {
  it("has the TypeID form its contract declares", () => {
    for (let i = 0; i < 1000; i++) expect(idOf("post").safeParse(newId("post")).success).toBe(true);
  });

  it("sorts by creation within one millisecond and across them", () => {
    const at = Date.UTC(2030, 0, 1);
    const ids = Array.from({ length: 5000 }, (_, i) => newId("evt", at + Math.floor(i / 2000)));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("decodes to a UUID of version 7 and variant 10 with the given timestamp", () => {
    const at = Date.UTC(2031, 4, 5, 6, 7, 8, 9);
    const text = newId("usr", at).slice(4);
    let bits = 0n;
    for (const c of text) bits = bits * 32n + BigInt("0123456789abcdefghjkmnpqrstvwxyz".indexOf(c));
    expect(Number(bits >> 80n)).toBe(at);
    expect(Number((bits >> 76n) & 0xfn)).toBe(7);
    expect(Number((bits >> 62n) & 0x3n)).toBe(2);
  });
});
