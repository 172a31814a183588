/** What a search of posts `p` reads besides whole tags: the words of title and excerpt in any form, as the index `posts_words` has them. */
export const WORDS = "to_tsvector('english', p.title || ' ' || p.excerpt)";

/** The tag that words may be: tags are whole and in lower case. */
export function tagOf(words: string): string {
  return words.trim().toLowerCase();
}
