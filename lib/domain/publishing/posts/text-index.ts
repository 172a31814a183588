import { type Column, type SQL, sql } from "drizzle-orm";

/** What a search of posts reads besides whole tags: the words of title and excerpt in any form, as the index `posts_words` has them. */
export function wordsOf({ title, excerpt }: { title: Column; excerpt: Column }): SQL {
  return sql`to_tsvector('english', ${title} || ' ' || ${excerpt})`;
}

/** The tag that words may be: tags are whole and in lower case. */
export function tagOf(words: string): string {
  return words.trim().toLowerCase();
}
