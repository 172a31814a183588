import { expect, it } from "vitest";
import { fieldMessage } from "./field-message";

it.each([
  [{ email: "is not an email address" }, "email", "This is not an email address"],
  [{ password: "use at least 10 characters" }, "password", "Use at least 10 characters"],
  [{ "languages.2": "use two-letter codes" }, "languages", "Use two-letter codes"],
  [{ url: "must use https" }, "url", "This must use https"],
  [{ max_steps: "must be at least 1" }, "max_steps", "This must be at least 1"],
  [{ names: "is taken" }, "name", undefined],
  [{}, "name", undefined],
])("%j says of %s: %s", (errors: Record<string, string>, name, said) => {
  expect(fieldMessage(errors, name)).toBe(said);
});
