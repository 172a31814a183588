import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A file of the repository, as code, comments and pages name it. */
const PATH =
  /(?<![\w./-])(?:app|bench|bin|db|docs|e2e|lib|public)\/(?:(?!\]\()[\w./()@[\]-])*\.(?:ts|tsx|md|txt|json|yml)(?![\w*])/g;

/** Guides name files of their reader; the test of the manifest names routes that it makes up; changelog, snapshots and generated files name what there was. */
const LEFT_OUT =
  /^docs\/guides\/|^CHANGELOG\.md$|__snapshots__|\.gen\.ts$|^db\/migrations\/meta\/|manifest\.contract\.test\.ts$/;

test("files that code, comments and pages name are there", () => {
  const tracked = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.cjs", "*.md", "*.json", "*.yml"], {
    encoding: "utf8",
  });
  const files = tracked.split("\n").filter((file) => file && existsSync(file) && !LEFT_OUT.test(file));
  const named = files.flatMap((file) => {
    const paths = readFileSync(file, "utf8").match(PATH) ?? [];
    return paths.map((path) => ({ file, path }));
  });
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});
