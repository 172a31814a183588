import { expect, it } from "vitest";
import { leftOut } from "./left-out";

it("names what was typed and not read, and nothing else", () => {
  const read = { action: "", actor: "", target: "", path: "/v1" };
  const asked = { action: [" posted ", "x"], actor: "nobody", target: " ", path: "/v1", page: "2" };
  expect(leftOut(read, asked, ["action", "target", "path"])).toEqual({ action: "posted" });
  expect(leftOut(read, { target: "x".repeat(500) }, ["target"]).target).toHaveLength(100);
});
