import type { Command } from "commander";
import { expect, it } from "vitest";
import { CommandContext } from "../command-context";
import { buildProgram } from "../program";
import type { Terminal } from "../terminal/terminal";
import { EXAMPLES } from "./examples";

const terminal = { env: {}, out: () => {}, err: () => {}, colour: false, width: 100 } as unknown as Terminal;
const program = buildProgram(new CommandContext(terminal, () => ({})));

/** The commands that do something, by their names from the program's on. */
function leaves(command: Command, path: string[] = []): [string, Command][] {
  if (command.commands.length === 0) return [[path.join(" "), command]];
  return command.commands.flatMap((child) => leaves(child, [...path, child.name()]));
}

it("every command is described and has examples, and none has them that is not there", () => {
  const all = leaves(program).filter(([name]) => name !== "help");
  expect(all.map(([name]) => name).sort()).toEqual(Object.keys(EXAMPLES).sort());
  expect(all.filter(([, command]) => !command.description()).map(([name]) => name)).toEqual([]);
});

it.each(Object.entries(EXAMPLES))("the examples of %s use its own options", (name, examples) => {
  const [, command] = leaves(program).find(([known]) => known === name) ?? [];
  const known = [...(command?.options ?? []), ...program.options].flatMap(({ long }) => long ?? []);
  for (const example of examples) {
    const own = example.includes("| guildhall ") ? (example.split("| guildhall ")[1] ?? "") : example;
    expect(own.startsWith(name), example).toBe(true);
    const options = [...own.replace(/'[^']*'|"[^"]*"/g, "").matchAll(/(?<= )--[a-z-]+/g)].map(([option]) => option);
    expect(
      options.filter((option) => !known.includes(option)),
      example,
    ).toEqual([]);
  }
});
