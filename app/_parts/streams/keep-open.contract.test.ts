import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("a page that listens does so by `keepOpen`: a browser alone gives up at the first refusal", () => {
  const listening = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(`app/${file}`, "utf8").includes("new EventSource("));
  expect(listening).toEqual(["_parts/streams/keep-open.ts"]);
});
