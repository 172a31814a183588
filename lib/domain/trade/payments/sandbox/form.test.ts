import { expect, it } from "vitest";
import { decodeForm } from "./form";
import { Refusal } from "./refusal";

// Form objects have no prototype; a copy through JSON compares by content.
const decoded = (text: string): unknown => JSON.parse(JSON.stringify(decodeForm(text)));

it("nests bracketed names and counts up empty ones", () => {
  expect(decoded("a[b][0][c]=x&a[b][1][c]=y&d=1%202&e[]=p&e[]=q")).toEqual({
    a: { b: { 0: { c: "x" }, 1: { c: "y" } } },
    d: "1 2",
    e: { 0: "p", 1: "q" },
  });
});

it("gives no key a special meaning", () => {
  const form = decodeForm("__proto__[polluted]=yes&constructor[prototype][x]=1");
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(Object.getPrototypeOf(form)).toBeNull();
  expect(Object.keys(form)).toContain("constructor");
});

it.each(["a=1&a[b]=2", "a[b]=2&a=1"])("refuses a name that is text and branch at once: %s", (text) => {
  expect(() => decodeForm(text)).toThrow(Refusal);
});
