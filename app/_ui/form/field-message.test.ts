import { expect, it } from "vitest";
import { fieldMessage } from "./field-message";

it.each([
  [{ email: "is not an e-mail address" }, "email", "This is not an e-mail address"],
  [{ password: "use at least 10 characters" }, "password", "Use at least 10 characters"],
  [{ "languages.2": "use two-letter codes" }, "languages", "Use two-letter codes"],
  [{ url: "must use https" }, "url", "This must use https"],
  [{ max_steps: "Too small: expected number to be >=1" }, "max_steps", "Enter a number of at least 1"],
  [{ price: "Too big: expected number to be <=10000" }, "price", "Enter a number of at most 10,000"],
  [{ names: "is taken" }, "name", undefined],
  [{}, "name", undefined],
])("%j says of %s: %s", (errors: Record<string, string>, name, said) => {
  expect(fieldMessage(errors, name)).toBe(said);
});
