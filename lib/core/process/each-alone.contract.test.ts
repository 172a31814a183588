import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = "lib/domain";
const RUNS = /\b(?:eachAlone|allAlone)[(<]/;
/** What is done for a row, from its parameters to where it ends; a type has no body. */
const WORK = /\bwork(?: =|:) (?:async )?\((.*?)\) =>(?! Promise<)/g;

const running = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|testing/.test(file))
  .map((file) => [file, readFileSync(`${ROOT}/${file}`, "utf8")] as const)
  .filter(([, source]) => RUNS.test(source));

const works = running.flatMap(([file, source]) =>
  [...source.matchAll(WORK)].map(({ 0: head, 1: row = "", index }) => ({
    file,
    row,
    body: upToEnd(source.slice(index + head.length)),
  })),
);

/** An expression, up to what parts it from the next. */
function upToEnd(text: string): string {
  let depth = 0;
  const end = [...text].findIndex((char) => {
    if ("([{".includes(char)) depth++;
    if (")]}".includes(char)) depth--;
    return depth < 0 || (depth === 0 && ",;".includes(char));
  });
  return text.slice(0, end);
}

test("what jobs do for a row is found, but where it is a function that has a name", () => {
  const named = running.filter(([file]) => !works.some((work) => work.file === file)).map(([file]) => file);
  expect(named).toEqual(["trade/payments/forget-customers.ts"]);
});

// a run takes long: what is written of its last row with the moment of its beginning lies minutes back
test.each(works)("$file: each row has the moment of its own", ({ row, body }) => {
  expect(row).toMatch(/, own(: Context)?$/);
  expect(body).toMatch(/\bown\b/);
  expect(body).not.toMatch(/\bctx\b/);
});
