import { describe, expect, it } from "vitest";
import { idOf } from "@/lib/contracts/values/ids";
import { idAt, idFloor, newId } from "./ids";

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

describe("idAt", () => {
  const at = new Date(Date.UTC(2029, 7, 6, 5, 4, 3, 2));
  const bitsOf = (id: string) =>
    [...id.slice(4)].reduce((bits, c) => bits * 32n + BigInt("0123456789abcdefghjkmnpqrstvwxyz".indexOf(c)), 0n);

  it("has the same form, with the given moment in front, at both ends of the randomness", () => {
    for (const random of [() => 0, () => 1 - 2 ** -32, Math.random]) {
      const id = idAt("usr", at, random);
      expect(idOf("usr").safeParse(id).success).toBe(true);
      const bits = bitsOf(id);
      expect(Number(bits >> 80n)).toBe(at.getTime());
      expect(Number((bits >> 76n) & 0xfn)).toBe(7);
      expect(Number((bits >> 62n) & 0x3n)).toBe(2);
    }
  });

  it("is the same for the same randomness, sorts by time and uses every random bit", () => {
    expect(idAt("usr", at, () => 0.3)).toBe(idAt("usr", at, () => 0.3));
    const later = new Date(at.getTime() + 1);
    expect(idAt("usr", at, () => 0.999) < idAt("usr", later, () => 0)).toBe(true);
    const varied = ((1n << 76n) - 1n) ^ (3n << 62n); // all but the moment, the version and the variant
    expect(bitsOf(idAt("usr", at, () => 1 - 2 ** -32)) & varied).toBe(varied);
    expect(bitsOf(idAt("usr", at, () => 0)) & varied).toBe(0n);
  });
});

describe("idFloor", () => {
  it("lies between the ids made before a moment and those made from it on", () => {
    const at = new Date("2026-11-20T09:30:00.000Z");
    const before = new Date(at.getTime() - 1);
    expect(idAt("log", before, () => 0.9999999) < idFloor("log", at)).toBe(true);
    expect(idAt("log", at, () => 0) >= idFloor("log", at)).toBe(true);
    expect(idFloor("log", new Date(-1))).toBe("log_0000000000");
  });
});
