import { escapeMarkup } from "@/lib/core/values/escape";

/** Something new: `link` is its whole address, which is its identity too where it has no `id` that outlives its addresses. */
export type FeedItem = {
  id?: string;
  title: string;
  link: string;
  at: Date;
  description: string;
  tags?: readonly string[];
};

/** A feed: `self` is its own whole address, `link` that of the page next to it. Items are newest first. */
export type Feed = { title: string; link: string; self: string; description: string; items: readonly FeedItem[] };

export const RSS = "application/rss+xml; charset=utf-8";

/** A feed as RSS 2.0. Source: rssboard.org/rss-specification. */
export function rss({ title, link, self, description, items }: Feed): string {
  const channel = [
    tag("title", title),
    tag("link", link),
    tag("description", description),
    `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.slice(0, 1).map(({ at }) => tag("lastBuildDate", at.toUTCString())),
    ...items.map(itemOf),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    ...channel,
    "</channel></rss>",
    "",
  ].join("\n");
}

function itemOf({ id, title, link, at, description, tags = [] }: FeedItem): string {
  const parts = [
    tag("title", title),
    tag("link", link),
    id === undefined ? tag("guid", link) : `<guid isPermaLink="false">${escapeMarkup(id)}</guid>`,
    tag("pubDate", at.toUTCString()),
    tag("description", description),
    ...tags.map((name) => tag("category", name)),
  ];
  return `<item>${parts.join("")}</item>`;
}

const tag = (name: string, text: string) => `<${name}>${escapeMarkup(text.replace(NOT_IN_XML, ""))}</${name}>`;

/** Characters that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
