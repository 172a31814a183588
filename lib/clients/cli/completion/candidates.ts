import type { Command } from "commander";

export type Word = { word: string; about: string };
/** What may follow a command: `path` is its name from the program's on, `guildhall posts`. */
export type Place = { path: string; words: Word[] };

/** What may follow each command: its commands, the values of its first argument, its options and those of the whole program. */
export function wordsOf(program: Command): Place[] {
  const everywhere = optionsOf(program).concat({ word: "--help", about: "Show help" });
  const visit = (command: Command, path: string): Place[] => {
    const children = command.commands.map((child) => ({ word: child.name(), about: child.description() }));
    const values = (command.registeredArguments[0]?.argChoices ?? []).map((word) => ({ word, about: "" }));
    const options = command === program ? [] : optionsOf(command);
    const here = { path, words: [...children, ...values, ...options, ...everywhere] };
    return [here, ...command.commands.flatMap((child) => visit(child, `${path} ${child.name()}`))];
  };
  return visit(program, program.name());
}

function optionsOf(command: Command): Word[] {
  return command.options.flatMap(({ long, description }) => (long ? [{ word: long, about: description }] : []));
}
