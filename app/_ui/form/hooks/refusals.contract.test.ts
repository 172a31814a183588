import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FORM = /const (\{[^}]*\}|\w+) = useActionForm\(/g;

/** Whether the state in which its refusal stands is taken of a form, or goes on with all of it to what draws the form. */
function isTaken(form: string, text: string): boolean {
  if (form.startsWith("{")) return /\bstate\b/.test(form);
  return new RegExp(`\\b${form}\\.state\\b|\\bstate\\b[^}]*\\} = ${form};|\\{\\.\\.\\.${form}\\}`).test(text);
}

const NAMES = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
const FORMS = NAMES.flatMap((name) => {
  const text = readFileSync(join("app", name), "utf8");
  const calls = text.match(/\buseActionForm\(/g)?.length ?? 0;
  return { name, text, calls, forms: [...text.matchAll(FORM)].map(([, form = ""]) => form) };
});

// a one-button form without room for an alert says it by `useRefusalToast(state)`
it("every form takes the state in which its refusal stands", () => {
  expect(FORMS.flatMap(({ forms }) => forms).length).toBeGreaterThan(50);
  const untaken = FORMS.flatMap(({ name, text, forms }) =>
    forms.filter((form) => !isTaken(form, text)).map((form) => `${name}: ${form}`),
  );
  expect(untaken).toEqual([]);
});

it("no form is bound in a way that this test does not read", () => {
  expect(FORMS.filter(({ calls, forms }) => calls !== forms.length).map(({ name }) => name)).toEqual([]);
});
