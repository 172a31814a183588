/**
 * What a search of posts reads besides whole tags: the words of title and excerpt in any form, as the index `posts_words` has them.
 * `post` is the table, or its alias in a statement.
 */
export function wordsOf(post: "posts" | "p"): string {
  return `to_tsvector('english', ${post}.title || ' ' || ${post}.excerpt)`;
}

/** The tag that words may be: tags are whole and in lower case. */
export function tagOf(words: string): string {
  return words.trim().toLowerCase();
}
