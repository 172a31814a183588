import { expect, it } from "vitest";
import { onceSignedIn } from "./destination";

it.each([
  ["who came to offer work and has no page", "creator", null, "/settings"],
  ["a creator", "creator", "demo", "/studio"],
  ["who came to build", "builder", null, "/developers"],
  ["anybody else", "buyer", "demo", "/"],
] as const)("the sign-up page sends on %s", (_, purpose, handle, to) => {
  expect(onceSignedIn(purpose, { handle }, null)).toBe(to);
  expect(onceSignedIn(purpose, { handle }, "/orders")).toBe("/orders");
});
