import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { BUYER_PAGES } from "./success-path";

/** The paths of the app's pages, as its folders name them; groups are not part of a path. */
function pagePaths(): string[] {
  return readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file}`.replace(/\/\([^)]*\)/g, "").replace(/\/page\.tsx$/, "") || "/");
}

it("a buyer can be led to no page that the app does not have", () => {
  const pages = new Set(pagePaths());
  expect(pages.size).toBeGreaterThan(20);
  expect(BUYER_PAGES.filter((page) => !pages.has(page))).toEqual([]);
});
