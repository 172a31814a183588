import { BRAND } from "@/app/_ui/looks/logos/brand";
import { env } from "@/lib/core/env";
import { slugOf } from "@/lib/core/values/slug";
import { publicDocument } from "@/lib/transports/http/documents/public-document";
import { type FeedItem, RSS, rss } from "@/lib/transports/http/documents/rss";
import { readGuide } from "./read";

/** Answers `GET /docs/changelog.xml`: what changed for those who build on the service, one item a heading. */
export const serveChangelogFeed = publicDocument("changelogFeed", RSS, async () => {
  const { lead, body } = await readGuide("changelog");
  const page = `${env().BASE_URL}/docs/changelog`;
  const items = changesOf(body, page);
  return rss({ title: `${BRAND}: changelog`, link: page, self: `${page}.xml`, description: lead, items });
});

/** The changes below each date, whose heading begins with it: `## 2026-11-23`. */
export function changesOf(body: string, page: string): FeedItem[] {
  return body.split(/^## /m).flatMap((day) => {
    const at = new Date(`${day.slice(0, 10)}T00:00:00Z`);
    if (Number.isNaN(at.getTime())) return [];
    return day
      .split(/^### /m)
      .slice(1)
      .map((change) => {
        const [title = "", ...lines] = change.split("\n");
        return { title, link: `${page}#${slugOf(title)}`, at, description: lines.join("\n").trim() };
      });
  });
}
