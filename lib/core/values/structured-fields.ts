/** A bare item of a structured field (RFC 8941, 3.3). A token is an object, so that it is no string. */
export type Bare = string | number | boolean | Buffer | { token: string };
export type Parameters = Map<string, Bare>;
export type Member = { value: Bare | InnerItem[]; parameters: Parameters; text: string };
export type InnerItem = { value: Bare; parameters: Parameters };

class Reader {
  at = 0;
  constructor(readonly text: string) {}

  peek(): string {
    return this.text.charAt(this.at);
  }

  done(): boolean {
    return this.at >= this.text.length;
  }

  take(pattern: RegExp): string {
    const sticky = new RegExp(pattern.source, "y");
    sticky.lastIndex = this.at;
    const [found] = sticky.exec(this.text) ?? [];
    if (found === undefined) throw new SyntaxError(`Not a structured field at character ${this.at + 1}.`);
    this.at += found.length;
    return found;
  }
}

/**
 * A dictionary of the form that HTTP's structured fields have (RFC 8941, 4.2.2): members by key, the last of a key counts. `text` is a
 * member's value as it was written. Throws `SyntaxError`.
 */
export function parseDictionary(text: string): Map<string, Member> {
  const reader = new Reader(text.trim());
  const members = new Map<string, Member>();
  while (!reader.done()) {
    const key = reader.take(/[a-z*][a-z0-9_.*-]*/);
    const written = reader.peek() === "=";
    if (written) reader.at++;
    const start = reader.at;
    const value = written ? memberOf(reader) : true;
    const parameters = parametersOf(reader);
    members.delete(key);
    members.set(key, { value, parameters, text: reader.text.slice(start, reader.at) });
    reader.take(/[ \t]*/);
    if (reader.done()) break;
    reader.take(/,[ \t]*/);
    if (reader.done()) throw new SyntaxError("Not a structured field: it ends with a comma.");
  }
  return members;
}

function memberOf(reader: Reader): Bare | InnerItem[] {
  if (reader.peek() !== "(") return bareOf(reader);
  reader.at++;
  const items: InnerItem[] = [];
  for (;;) {
    reader.take(/ */);
    if (reader.peek() === ")") break;
    items.push({ value: bareOf(reader), parameters: parametersOf(reader) });
    if (reader.peek() !== ")") reader.take(/ /);
  }
  reader.at++;
  return items;
}

function parametersOf(reader: Reader): Parameters {
  const parameters: Parameters = new Map();
  while (reader.peek() === ";") {
    reader.at++;
    reader.take(/ */);
    const key = reader.take(/[a-z*][a-z0-9_.*-]*/);
    const written = reader.peek() === "=";
    if (written) reader.at++;
    parameters.set(key, written ? bareOf(reader) : true);
  }
  return parameters;
}

function bareOf(reader: Reader): Bare {
  const first = reader.peek();
  if (first === '"') {
    const quoted = reader.take(/"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*"/);
    return quoted.slice(1, -1).replace(/\\(.)/g, "$1");
  }
  if (first === ":") return Buffer.from(reader.take(/:[A-Za-z0-9+/]*={0,2}:/).slice(1, -1), "base64");
  if (first === "?") return reader.take(/\?[01]/) === "?1";
  if (/[\d-]/.test(first)) return Number(reader.take(/-?\d{1,15}(?:\.\d{1,3})?/));
  return { token: reader.take(/[A-Za-z*][!#$%&'*+\-.^_`|~:/\w]*/) };
}
