import { statement } from "@/db/client";
import type { PostView } from "@/lib/contracts/publishing/posts";
import type { Context } from "@/lib/core/context";
import { searchWords } from "@/lib/core/values/search-words";
import { viewPost } from "../view";
import { browseStatement, matchStatement, type PostSearch, type SearchedRow } from "./search-statements";

export type FoundPost = Omit<PostView, "body" | "images"> & { trust_score: number };

/**
 * Published public posts of discoverable creators: on a topic, by relevance × trust, those with every word first;
 * without one, the newest first. Bodies and their pictures are left out.
 */
export async function searchPosts(_ctx: Context, search: PostSearch): Promise<FoundPost[]> {
  const words = searchWords(search.topic);
  const found = new Map<string, SearchedRow>();
  const attempts =
    words === ""
      ? [browseStatement(search)]
      : (["every", "some"] as const).map((match) => matchStatement(match, words, search));
  for (const asked of attempts) {
    for (const row of await statement(asked.statement, asked.params)) {
      if (found.size < search.limit && !found.has(row.id)) found.set(row.id, row);
    }
    if (found.size >= search.limit) break;
  }
  return [...found.values()].map(viewFound);
}

/** These rows have their moments as text. */
function viewFound({ trustScore, ...row }: SearchedRow): FoundPost {
  const [publishedAt, createdAt, updatedAt] = [row.publishedAt, row.createdAt, row.updatedAt].map((at) => new Date(at));
  const moments = { publishedAt, createdAt, updatedAt } as Record<"publishedAt" | "createdAt" | "updatedAt", Date>;
  const { body: _, images: __, ...post } = viewPost({ ...row, ...moments, body: "", images: [], profileId: "" });
  return { ...post, trust_score: trustScore };
}
