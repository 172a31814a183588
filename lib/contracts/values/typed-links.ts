import { z } from "zod";

/**
 * The address of a page as people type it into a form: "harbour.example" is https://harbour.example. What has no place on the web, such
 * as a host without a dot or an email address, is refused. The API takes whole URLs and needs none of it.
 */
export const TypedLink = z
  .string()
  .trim()
  .transform((typed) => (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`))
  .refine(onTheWeb, "is not an address on the web: write it as example.com/page");

function onTheWeb(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username } = new URL(url);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === "";
}

/** Something typed, and the number of its line, from 1. */
type Line<T> = { line: number; typed: T };

/** Reads lines by `schema`. What is refused is told under the path of its line, from 0, in words that name the line. */
export function readLines<T, Out>(
  { name, lines, schema }: { name: string; lines: readonly Line<T>[]; schema: z.ZodType<Out> },
  tell: (path: PropertyKey[], message: string) => void,
): Out[] {
  return lines.flatMap(({ line, typed }) => {
    const read = schema.safeParse(typed);
    if (read.success) return [read.data];
    for (const { path, message } of read.error.issues)
      tell([line - 1, ...path], `${name} ${line}${/^(is|must)\b/.test(message) ? "" : ":"} ${message}`);
    return [];
  });
}
