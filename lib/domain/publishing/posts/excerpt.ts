import type { PostView } from "@/lib/contracts/publishing/posts";

const LENGTH = 200;

/** The excerpt of a post whose creator wrote none. Everybody sees an excerpt, so that of a members' post never comes from its body. */
export function defaultExcerpt(visibility: PostView["visibility"], body: string): string {
  return visibility === "public" ? excerptOf(body) : "";
}

/** What the creator wrote as the excerpt; empty when it is the one that a post without gets. */
export function writtenExcerpt({
  visibility,
  body,
  excerpt,
}: Pick<PostView, "visibility" | "body" | "excerpt">): string {
  return excerpt === defaultExcerpt(visibility, body) ? "" : excerpt;
}

/** The first 200 characters of a post's body, without markdown's marks, cut at a word. */
export function excerptOf(markdown: string): string {
  const plain = markdown
    .slice(0, 2000)
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1") // a link is its words
    .replace(/^[ \t]*(?:[-*+]|\d+[.)])[ \t]+/gm, "") // the marks of lists
    .replace(/^[ \t|:-]+$/gm, "") // the lines of tables and between sections
    .replaceAll("|", " ")
    .replace(/[#>*_`~[\]]+/g, "")
    .replace(/\s{2,}|[^\S ]/g, " ")
    .trim();
  const characters = [...plain.slice(0, 2 * LENGTH + 1)]; // a character is at most two units
  if (characters.length <= LENGTH) return plain;
  return `${characters
    .slice(0, LENGTH)
    .join("")
    .replace(/\s+\S*$/, "")}…`;
}
