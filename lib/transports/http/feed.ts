import { Handle } from "@/lib/contracts/network/profiles";
import type { PostView } from "@/lib/contracts/publishing/posts";
import { env } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { escapeMarkup } from "@/lib/core/values/escape";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { listPosts } from "@/lib/domain/publishing/posts/reading/read";
import { counted } from "./open-web";
import { publicDocument } from "./public-document";

const SHOWN = 20;

/** Answers `GET /{handle}/feed.xml`: a creator's newest public posts as RSS 2.0. Source: rssboard.org/rss-specification. */
export const serveFeed = publicDocument("feed", "application/rss+xml; charset=utf-8", async (call, segment) => {
  const handle = Handle.safeParse((await segment?.params)?.handle);
  if (!handle.success) throw notFound("This creator");
  const ctx = await counted(call);
  const profile = await getProfile(ctx, handle.data);
  const { data: posts } = await listPosts(ctx, { creator: profile.handle, limit: SHOWN });
  const page = `${env().BASE_URL}/${profile.handle}`;
  const channel = [
    tag("title", profile.display_name),
    tag("link", page),
    tag("description", profile.tagline || `Posts of ${profile.display_name}`),
    `<atom:link href="${escapeMarkup(`${page}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.slice(0, 1).map((newest) => tag("lastBuildDate", dateOf(newest))),
    ...posts.map(itemOf),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    ...channel,
    "</channel></rss>",
    "",
  ].join("\n");
});

function itemOf(post: PostView): string {
  const parts = [
    tag("title", post.title),
    tag("link", post.url),
    tag("guid", post.url),
    tag("pubDate", dateOf(post)),
    tag("description", post.excerpt),
    ...post.tags.map((name) => tag("category", name)),
  ];
  return `<item>${parts.join("")}</item>`;
}

const dateOf = ({ published_at }: PostView) => new Date(published_at).toUTCString();

const tag = (name: string, text: string) => `<${name}>${escapeMarkup(text.replace(NOT_IN_XML, ""))}</${name}>`;

/** Characters that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
