import { STARTER } from "./starter";

/** Where what a kept page starts from is: this, and the page's own path and query after it. */
export const STARTS_AT = "/_start";

export type Parted = {
  /** What is read: the page without scripts of the framework, and a few lines that fetch them once it has been painted. */
  document: string;
  /** What makes it live, as a script: the framework's own copy of the page, which is half of what Next sends. */
  start: string;
};

const INLINE = /<script(?: id="_R_")?>((?:\(?self\.__next_f|\(globalThis\["TURBOPACK"\])[\s\S]*?)<\/script>/g;
const CHUNK = /<script src="(\/_next\/static\/[^"]+)" async="">\s*<\/script>/g;
const AHEAD = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Parts a page of Next's into what is read and what makes it live. A document that holds no copy (an error's, another version's)
 * is left as it is. `url` is the page's path and query.
 */
export function part(html: string, url: string): Parted | undefined {
  const inline = [...html.matchAll(INLINE)].map(([, text = ""]) => text);
  const chunks = [...new Set([...html.matchAll(CHUNK)].map(([, src = ""]) => src))];
  if (inline.length === 0 || chunks.length === 0 || !html.endsWith(END)) return undefined;
  const read = withoutStart(html).slice(0, -END.length);
  const at = chunks.every((chunk) => chunk.startsWith(CHUNKS_AT)) ? CHUNKS_AT : "";
  const names = chunks.map((chunk) => chunk.slice(at.length));
  const starter = `<script>(${STARTER})(${literal(STARTS_AT + url)},${literal(at)},${literal(names)})</script>`;
  return { document: `${read}${starter}${END}`, start: inline.join(";\n") };
}

/** What the addresses of nearly all scripts begin with: said once. */
const CHUNKS_AT = "/_next/static/chunks/";
const END = "</body></html>";

/** A page of Next's that is read and never comes to life. */
export function withoutStart(html: string): string {
  return html.replace(INLINE, "").replace(CHUNK, "").replace(AHEAD, "");
}

/** A value in a script, which no text in it can end. */
function literal(value: string | string[]): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The page whose start a request asks for: its path and query; undefined for any other request. */
export function startOf(url: string): string | undefined {
  return url.startsWith(`${STARTS_AT}/`) ? url.slice(STARTS_AT.length) : undefined;
}
