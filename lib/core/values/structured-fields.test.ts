import { describe, expect, it } from "vitest";
import { parseDictionary } from "./structured-fields";

describe("parseDictionary", () => {
  it("reads strings, numbers, tokens, bytes and flags, with parameters", () => {
    const read = parseDictionary('profile="https://a.example/p?q=\\"1\\"";v=2, n=-3, t=abc, b=:aGk=:, flag, off=?0');
    expect(read.get("profile")?.value).toBe('https://a.example/p?q="1"');
    expect(read.get("profile")?.parameters.get("v")).toBe(2);
    expect(read.get("n")?.value).toBe(-3);
    expect(read.get("t")?.value).toEqual({ token: "abc" });
    expect(read.get("b")?.value).toEqual(Buffer.from("hi"));
    expect([read.get("flag")?.value, read.get("off")?.value]).toEqual([true, false]);
  });

  it("reads inner lists, and keeps a member as it was written", () => {
    const written = '("@method" "content-digest";sf);created=1706800000;keyid="k 1"';
    const sig = parseDictionary(`sig1=${written}`).get("sig1");
    expect(sig?.text).toBe(written);
    expect(sig?.value).toEqual([
      { value: "@method", parameters: new Map() },
      { value: "content-digest", parameters: new Map([["sf", true]]) },
    ]);
    expect(sig?.parameters.get("keyid")).toBe("k 1");
  });

  it("lets the last member of a key count, and takes an empty field", () => {
    expect(parseDictionary("a=1, a=2").get("a")?.value).toBe(2);
    expect(parseDictionary("").size).toBe(0);
  });

  it.each(['profile="open', "a=1,", "a=1 b=2", "=1", 'a=("x"', "A=1", "a=:x", 'a=("x""y")'])("refuses %s", (text) => {
    expect(() => parseDictionary(text)).toThrow(SyntaxError);
  });
});
