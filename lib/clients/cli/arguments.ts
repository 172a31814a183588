import { readFileSync } from "node:fs";
import { InvalidArgumentError, Option } from "commander";
import { usageError } from "./failure";
import type { Terminal } from "./terminal/terminal";

/** Reads a whole number from the command line. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("It is a whole number.");
  return Number(text);
}

/** Reads a whole number above nothing from the command line. */
export function positiveNumber(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError("It is 1 or more.");
  return number;
}

/** Reads one of some names, in any case and with spaces or hyphens for underscores: `paid`, `revision-requested`. */
export function oneOf(names: readonly string[]): (text: string) => string {
  return (text) => {
    const name = text.replace(/[\s-]/g, "_").toLowerCase();
    const found = names.find((known) => known.toLowerCase() === name);
    if (found === undefined) throw new InvalidArgumentError(`It is one of ${names.join(", ")}.`);
    return found;
  };
}

/** Reads an address to forward to: a URL, or a port of this computer. */
export function localTarget(text: string): string {
  const url = /^\d{1,5}$/.test(text) ? `http://localhost:${text}/` : text;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new InvalidArgumentError("It is a URL such as http://localhost:4000/hooks, or a port.");
  return url;
}

/** The text of a file; `-` is standard input. Throws wrong usage. */
export async function textOf(path: string, terminal: Terminal): Promise<string> {
  if (path === "-") return terminal.input();
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw usageError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** A JSON object from the command line, such as `example`; `-` is standard input. Throws wrong usage. */
export async function jsonObject(text: string, terminal: Terminal, example: string): Promise<Record<string, unknown>> {
  const source = text === "-" ? await terminal.input() : text;
  try {
    const value: unknown = JSON.parse(source);
    if (value !== null && typeof value === "object" && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // told below
  }
  throw usageError(`What was given is not a JSON object such as '${example}'.`);
}

/** An API key that was given by `source`. Throws wrong usage. */
export function apiKey(given: string, source: string): string {
  const key = given.trim();
  if (!/^[\x21-\x7e]+$/.test(key))
    throw usageError(`${source} is not an API key: that is one word, such as gh_live_….`);
  return key;
}

/** A name and its text, `name=value`. Throws wrong usage. */
export function pair(text: string): [string, string] {
  const at = text.indexOf("=");
  if (at < 1) throw usageError(`${text} is not of the form name=value.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** The option that says on which side of conversations or quotes the account stands. */
export function sideOption(): Option {
  const described = "Where you stand: as a creator unless given, as a buyer where you have no creator's page";
  return new Option("--side <side>", described).choices(["creator", "buyer"]);
}

/** What an empty list of one side says; without `side` it is the one that the service took. */
export function noneOf(what: string, side: string | undefined): string {
  if (side) return `No ${what} as a ${side}.\n`;
  return `No ${what} as a creator, if you have a creator's page. As a buyer: --side buyer.\n`;
}

/** The flag by which what is made takes metadata, and what it means. */
export const METADATA_FLAG = [
  "--metadata <name=value...>",
  "Names and texts of your own, which nobody else is shown",
] as const;

/** What that flag adds to a body: nothing without it. Throws wrong usage. */
export function metadataOf(pairs: readonly string[] | undefined): { metadata?: Record<string, string> } {
  return pairs ? { metadata: Object.fromEntries(pairs.map(pair)) } : {};
}
