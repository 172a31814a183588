import { expect, it } from "vitest";
import { toSaveAt, withoutSave } from "./asked-to-save";

it.each(["/demo", "/creators?q=press&show=offers", "/demo/products/a?tier=b&addons=c,d"])(
  "%s is found again",
  (path) => {
    const { pathname, search } = new URL(toSaveAt(path), "https://guildhall.example");
    expect(search).toMatch(/save=1$/);
    expect(pathname + withoutSave(search)).toBe(path);
  },
);

it("takes off nothing else", () => {
  expect(withoutSave("?save=1&q=a")).toBe("?q=a");
  expect(withoutSave("?saved=1")).toBe("?saved=1");
  expect(withoutSave("")).toBe("");
});
