import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FORM = /const (\{[^}]*\}) = useActionForm\(/g;

// a one-button form without room for an alert says it by `useRefusalToast(state)`
it("every form takes the state in which its refusal stands", () => {
  const forms = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .flatMap((name) =>
      [...readFileSync(join("app", name), "utf8").matchAll(FORM)].map(([, taken]) => `${name}: ${taken}`),
    );
  expect(forms.length).toBeGreaterThan(50);
  expect(forms.filter((form) => !/\bstate\b/.test(form))).toEqual([]);
});
