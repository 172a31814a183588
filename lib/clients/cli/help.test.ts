import { afterAll, expect, it } from "vitest";
import { TestComputer } from "./testing";

const computer = new TestComputer();
afterAll(() => computer.dispose());

it.each([
  [["help"], "Usage: guildhall"],
  [["help", "orders"], "Usage: guildhall orders"],
  [["orders", "help", "list"], "Usage: guildhall orders list"],
  [["help", "posts", "create"], "Usage: guildhall posts create"],
  [["--help"], "Usage: guildhall"],
  [["orders", "--help"], "Usage: guildhall orders"],
] as const)("%j is no mistake", async (args, shown) => {
  const { code, out, err } = await computer.run(args);
  expect([code, err]).toEqual([0, ""]);
  expect(out.startsWith(shown)).toBe(true);
});

it("what there is not is named, and a command that lacks its own is told in JSON, too", async () => {
  expect((await computer.run(["help", "bogus"])).err).toContain("error: unknown command 'bogus'\n");
  expect((await computer.run(["help", "posts", "bogus"])).err).toContain("error: unknown command 'bogus'\n");
  const { code, err } = await computer.run(["posts", "--json"]);
  expect(code).toBe(2);
  expect(JSON.parse(err)).toEqual({
    error: { code: "usage", message: "A command is missing: `--help` shows which there are." },
  });
});

it.each([
  [["products", "update", "prod_1", "[]"], "'{\"price_cents\":12000}'"],
  [["post", "/v1/posts", "--data", "[]"], '\'{"title":"Hello"}\''],
  [["mcp", "call", "get_creator", "[]"], '\'{"handle":"demo"}\''],
] as const)("%j is told what its JSON looks like", async (args, example) => {
  const { code, err } = await computer.run(args);
  expect(code).toBe(2);
  expect(err).toContain(`a JSON object such as ${example}.`);
});

it.each([[[]], [["orders"]], [["fly"]], [["help", "fly"]]] as const)("%j is", async (args) => {
  const { code, out, err } = await computer.run(args);
  expect([code, out]).toEqual([2, ""]);
  expect(err).not.toBe("");
});
