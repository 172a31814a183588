import type { Rest } from "./rest";
import type { Whom } from "./wishes";

const HANDLE = /(?:\b(?:from|by|at|of|with|to) )?(?<![\w/.@])@([a-z0-9][a-z0-9-]{1,28}[a-z0-9])(?![\w-])/i;
const POSSESSIVE =
  /(?<![\p{L}'])((?:(?:\p{Lu}[\p{L}.-]*)(?: \p{Lu}[\p{L}.-]*){0,3})|[a-z0-9]+(?:-[a-z0-9]+)+)'s(?![\p{L}])/u;
const OF =
  /\b(?:of|by|from|about|at|with|is|to|does|do)\s+((?:\p{Lu}[\p{L}.'-]*)(?: \p{Lu}[\p{L}.'-]*){0,3}|[a-z0-9]+(?:-[a-z0-9]+)*)(?=$|[\s,.?!]+(?:sells?|charges?|offers?|costs?|$)|[,.?!])/u;
/** Words that no one is called. */
const NOBODY =
  /^(?:it|them|him|her|me|us|you|i|we|they|here|there|this|that|these|those|sale|offer|all|everything|my|our|their|his|its|seller|creator|person|somebody|someone|anybody|anyone|one)$/i;

/** Takes everybody who is named by handle, each once, in lower case. */
export function takeHandles(rest: Rest): string[] {
  const handles = rest.takeAll(HANDLE).map((match) => (match[1] as string).toLowerCase());
  rest.take(/(?<=^|\s)'s\b/);
  return [...new Set(handles)];
}

/** Takes everybody who is named: by handle, else the one whose display name or bare handle the words hold. */
export function takeWhom(rest: Rest): Whom[] {
  const handles = takeHandles(rest);
  if (handles.length > 0) return handles.map((handle) => ({ handle }));
  for (const pattern of [POSSESSIVE, OF]) {
    const name = pattern.exec(rest.text)?.[1];
    if (!name || NOBODY.test(name)) continue;
    rest.take(pattern);
    return [whomOf(name)];
  }
  return [];
}

/** A name as one is written: what can only be a handle is one. */
export function whomOf(name: string): Whom {
  return /^[a-z0-9][a-z0-9-]{1,28}[a-z0-9]$/.test(name) ? { handle: name } : { name };
}

export function sayWhom(whom: Whom): string {
  return "handle" in whom ? `@${whom.handle}` : `“${whom.name}”`;
}
