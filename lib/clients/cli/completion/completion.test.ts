import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { CommandContext } from "../command-context";
import { buildProgram } from "../program";
import type { Terminal } from "../terminal/terminal";
import { wordsOf } from "./candidates";
import { completionScript, SHELLS } from "./scripts";

const places = wordsOf(
  buildProgram(new CommandContext({ env: { XDG_CONFIG_HOME: "/nowhere" } } as unknown as Terminal, () => ({}))),
);

/** What bash offers at the end of these words. */
function offered(...words: string[]): string[] {
  const script = `${completionScript("bash", places)}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _guildhall; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync("bash", ["-c", script, "bash", ...words], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
}

describe("bash", () => {
  it("offers commands, then their commands, then options", () => {
    expect(offered("guildhall", "")).toEqual(expect.arrayContaining(["login", "webhooks", "--json"]));
    expect(offered("guildhall", "webhooks", "")).toEqual(
      expect.arrayContaining(["endpoints", "listen", "trigger", "--help"]),
    );
    expect(offered("guildhall", "webhooks", "endpoints", "d")).toEqual(["disable"]);
    expect(offered("guildhall", "posts", "create", "--t")).toEqual(["--title", "--tag", "--test"]);
    expect(offered("guildhall", "completion", "z")).toEqual(["zsh"]);
  });

  it("follows commands past options and their values", () => {
    expect(offered("guildhall", "--json", "--base-url", "http://x", "posts", "l")).toEqual(["list"]);
  });
});

it("every shell's script knows every command", () => {
  for (const shell of SHELLS)
    for (const { path } of places) expect(completionScript(shell, places), shell).toContain(`'${path}'`);
});
