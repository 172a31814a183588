import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What a `Button` is given may hold expressions, and those braces and arrows of their own. */
const BUTTON = /<Button\b((?:[^>{]|\{(?:[^{}]|\{[^{}]*\})*\})*)>/g;

/** The buttons of a source's forms that nothing happens on: neither do they send it nor hear the press. */
function idleButtons(source: string): string[] {
  const forms = [...source.matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([form]) => form);
  return forms.flatMap((form) =>
    [...form.matchAll(BUTTON)]
      .filter(([, given = ""]) => !/\b(type=|asChild|onClick=)|\{\.\.\./.test(given))
      .map(([button]) => button),
  );
}

it("a button of a form that says nothing is found", () => {
  const form = (given: string) => `<form action="/"><Button ${given}>Search</Button></form>`;
  expect(idleButtons(form('variant="secondary"'))).toEqual(['<Button variant="secondary">']);
  expect(idleButtons(form('type="submit"'))).toEqual([]);
  expect(idleButtons(form("onClick={() => open({ at: 1 })}"))).toEqual([]);
});

// `Button` is of type "button" unless told otherwise: without a listener it would do nothing
it("every button of a form sends it, leads elsewhere or hears the press", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => join("app", name));
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap((at) => idleButtons(readFileSync(at, "utf8")).map((button) => `${at}: ${button}`))).toEqual(
    [],
  );
});
