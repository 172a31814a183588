import { expect, it } from "vitest";
import { PostForm } from "./post-form";

it("names the tag that cannot be taken, and how long one may be", () => {
  const said = (tags: string) => PostForm.safeParse({ title: "A", body: "", tags }).error?.issues[0]?.message;
  expect(said("pricing, C++")).toBeUndefined();
  expect(said("pricing, #hash")).toMatch(/^“#hash” is no tag: up to 40 /);
  expect(said("x".repeat(41))).toContain(`“${"x".repeat(41)}”`);
  expect(said("x".repeat(300))).toContain(`“${"x".repeat(50)}…”`);
});
