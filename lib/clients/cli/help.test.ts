import { afterAll, expect, it } from "vitest";
import { TestComputer } from "./testing";

const computer = new TestComputer();
afterAll(() => computer.dispose());

it.each([
  [["help"], "Usage: guildhall"],
  [["help", "orders"], "Usage: guildhall orders"],
  [["orders", "help", "list"], "Usage: guildhall orders list"],
  [["--help"], "Usage: guildhall"],
  [["orders", "--help"], "Usage: guildhall orders"],
] as const)("%j is no mistake", async (args, shown) => {
  const { code, out, err } = await computer.run(args);
  expect([code, err]).toEqual([0, ""]);
  expect(out.startsWith(shown)).toBe(true);
});

it.each([[[]], [["orders"]], [["fly"]], [["help", "fly"]]] as const)("%j is", async (args) => {
  const { code, out, err } = await computer.run(args);
  expect([code, out]).toEqual([2, ""]);
  expect(err).not.toBe("");
});
