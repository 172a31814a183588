/** What a piece of code is, by which it has its colour; nothing for the rest. */
export type TokenKind = "comment" | "string" | "keyword" | "value";
export type Token = { kind?: TokenKind; text: string };

const JS_WORDS =
  "as|async|await|break|case|catch|class|const|continue|else|export|extends|finally|for|from|function|if|import|in|instanceof|let|new|of|return|static|switch|throw|try|type|typeof|while";
const PYTHON_WORDS =
  "and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|not|or|pass|raise|return|try|while|with|yield";

const NUMBER = String.raw`\b\d[\d_.]*\b`;
const QUOTED = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;

const script = rule({
  // not the `//` of an address, and not that of a regular expression
  comment: String.raw`(?<![:\\])\/\/.*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->`,
  string: `${QUOTED}|${String.raw`\`(?:\\.|[^\`\\])*\``}`,
  keyword: String.raw`\b(?:${JS_WORDS})\b(?!\s*:|=["'])|<\/?[a-z][\w-]*|(?<=[a-z"])>`,
  value: String.raw`${NUMBER}|\b(?:true|false|null|undefined)\b`,
});
const json = rule({
  keyword: String.raw`"(?:\\.|[^"\\])*"(?=\s*:)`,
  string: String.raw`"(?:\\.|[^"\\])*"`,
  value: String.raw`-?${NUMBER}|\b(?:true|false|null)\b`,
});

/** The rules of each language that an example may be written in, by the name of its fence. */
const RULES: Record<string, RegExp> = {
  ts: script,
  tsx: script,
  html: script,
  json,
  python: rule({
    comment: "#.*",
    string: String.raw`\b[bfr]{0,2}(?:"""[\s\S]*?"""|${QUOTED})|"""[\s\S]*?"""|${QUOTED}`,
    keyword: String.raw`\b(?:${PYTHON_WORDS})\b`,
    value: String.raw`${NUMBER}|\b(?:True|False|None)\b`,
  }),
  sh: rule({
    comment: String.raw`(?<=^|\s)#.*`,
    string: String.raw`"(?:\\.|\$\((?:[^()]|\([^()]*\))*\)|[^"\\])*"|'[^']*'`,
    keyword: String.raw`(?<=\s)--?[a-zA-Z][\w-]*|^(?:export|source)\b`,
    value: String.raw`\$\w+`,
  }),
  graphql: rule({
    comment: "#.*",
    string: QUOTED,
    keyword: String.raw`\b(?:query|mutation|subscription|fragment|on)\b`,
    value: String.raw`${NUMBER}|\$\w+|\b(?:true|false|null)\b`,
  }),
};

/** One expression that finds each kind, the first that fits at a place. */
function rule(kinds: Partial<Record<TokenKind, string>>): RegExp {
  const parts = Object.entries(kinds).map(([kind, source]) => `(?<${kind}>${source})`);
  return new RegExp(parts.join("|"), "gm");
}

/** A piece of code in the order in which it stands, cut where its colour changes. All texts together are the code. */
export function tokensOf(code: string, language: string): Token[] {
  const found = RULES[language];
  if (!found) return [{ text: code }];
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(found)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    const [text] = match;
    const kind = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined)?.[0] as TokenKind;
    tokens.push({ kind, text });
    end = match.index + text.length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end) });
  return tokens;
}
