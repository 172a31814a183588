/** Markdown as one line of plain words, for previews: without the marks of headings, lists, quotes, emphasis, code and links. */
export function plainLine(markdown: string): string {
  return markdown
    .replace(/^[ \t]*(?:(?:[-*+]|\d{1,3}[.)]|#{1,6}|>)[ \t]+|```.*$|[-*_]{3,}[ \t]*$)+/gm, "")
    .replace(/!?\[([^\]\n]*)\]\([^)\s]*\)/g, "$1")
    .replace(/(\*\*|__|~~|`+)(?=\S)([^\n]*?\S)\1/g, "$2")
    .replace(/(?<![\w*])([*_])(?=\S)([^\n*_]*?\S)\1(?![\w*])/g, "$2")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
