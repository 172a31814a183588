const LENGTH = 200;

/** The first 200 characters of a post's body, without markdown's marks, cut at a word. */
export function excerptOf(markdown: string): string {
  const plain = markdown
    .slice(0, 2000)
    .replace(/[#>*_`~[\]]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...plain];
  if (characters.length <= LENGTH) return plain;
  return `${characters
    .slice(0, LENGTH)
    .join("")
    .replace(/\s+\S*$/, "")}…`;
}
