import { describe, expect, it } from "vitest";
import type { Command } from "./command";
import { parseInvocation } from "./parse";

const run: Command["run"] = async () => ({ data: {}, text: "" });
const paint: Command = { about: "", required: { wall: "NAME" }, optional: { colour: "C", wet: null }, run };
const commands = { "wall paint": paint, sweep: { about: "", required: {}, optional: {}, run } };
const parse = (text: string) => parseInvocation(text.split(" ").filter(Boolean), commands);

describe("parseInvocation", () => {
  it("finds the command and its flags, wherever --json stands", () => {
    expect(parse("wall paint --wall north --wet")).toEqual({ command: paint, flags: { wall: "north", wet: true } });
    expect(parse("--json wall paint --wall=north --colour red")).toEqual({
      command: paint,
      flags: { wall: "north", colour: "red" },
    });
    expect(parse("wall paint --wall north --colour -")).toMatchObject({ flags: { colour: "-" } });
  });

  it.each(["help", "--help", "wall paint -h", "help --json"])("helps with %s", (text) => {
    expect(parse(text)).toBe("help");
  });

  it.each([
    ["", "Name a command. Commands: wall paint, sweep, help."],
    ["wall", "Unknown command: wall. Commands: wall paint, sweep, help."],
    ["constructor", "Unknown command: constructor. Commands: wall paint, sweep, help."],
    ["wall paint", "Missing --wall. Usage: wall paint --wall NAME [--colour C] [--wet]"],
    [
      "wall paint --wall",
      "Option '--wall <value>' argument missing. Usage: wall paint --wall NAME [--colour C] [--wet]",
    ],
    ["sweep --hard", "Unknown option '--hard'. Usage: sweep"],
    ["sweep --json floor", "Unknown command: sweep floor. Commands: wall paint, sweep, help."],
    ["wall paint --wet --wall north south", /^Unexpected argument 'south'/],
  ])("refuses %j", (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});
