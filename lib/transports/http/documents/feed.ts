import { Handle } from "@/lib/contracts/network/profiles";
import { env } from "@/lib/core/env";
import { notFound } from "@/lib/core/errors";
import { answers } from "@/lib/core/memory/answers";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { listPosts } from "@/lib/domain/publishing/posts/reading/read";
import { counted } from "./open-web";
import { OF_CREATORS, publicDocument } from "./public-document";
import { RSS, rss } from "./rss";

const SHOWN = 20;

/** Answers `GET /{handle}/feed.xml`: a creator's newest public posts. */
export const serveFeed = publicDocument(
  "feed",
  RSS,
  async (call, segment) => {
    const handle = Handle.safeParse((await segment?.params)?.handle);
    if (!handle.success) throw notFound("This creator");
    const ctx = await counted(call);
    const [profile, posts] = await answers().read({ creator: handle.data.toLowerCase() }, async () => {
      const profile = await getProfile(ctx, handle.data);
      const { data } = await listPosts(ctx, { creator: profile.handle, limit: SHOWN });
      return [profile, data] as const;
    });
    if (profile.handle !== handle.data.toLowerCase()) return { movedTo: `/${profile.handle}/feed.xml` };
    const page = `${env().BASE_URL}/${profile.handle}`;
    return rss({
      title: profile.display_name,
      link: page,
      self: `${page}/feed.xml`,
      description: profile.tagline || `Posts of ${profile.display_name}`,
      items: posts.map(({ id, title, url, published_at, excerpt, tags }) => ({
        id, // a reader shows a post once, whatever its page is called by then
        title,
        link: url,
        at: new Date(published_at),
        description: excerpt,
        tags,
      })),
    });
  },
  OF_CREATORS,
);
