import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const TABLE = "lib/transports/worker/counting-jobs.ts";
const source = readFileSync(TABLE, "utf8");
/** Where each verb of the table is from. */
const files = new Map(
  [...source.matchAll(/^import \{ (.+) \} from "@\/(.+)";$/gm)].flatMap(([, names = "", file = ""]) =>
    names.split(", ").map((name) => [name, `${file}.ts`] as const),
  ),
);
const rows = [...source.matchAll(/\{ name: "([a-z-]+)",.* run: (\w+)(.*) \},$/gm)].map(
  ([, name = "", verb = "", rest = ""]) => ({ name, code: readFileSync(files.get(verb) ?? "", "utf8"), rest }),
);
const unbounded = rows.filter(({ code }) => /\ballAlone\b/.test(code));

test("the rows of the table are found", () => {
  expect(rows.length).toBe(source.match(/\{ name: "/g)?.length);
  expect(unbounded.map(({ name }) => name)).toContain("expire-checkouts");
});

// a backlog has no bound, and the worker ends itself when a run takes longer than it may
test.each(unbounded)("$name, which goes through all that is due, has the time of a long job", ({ rest }) => {
  expect(rest).toContain("long: true");
});
