import type { Metadata } from "next";
import { cache } from "react";
import { alternates } from "@/app/_parts/alternates";
import { Report } from "@/app/_parts/report/report";
import { sharedAs } from "@/app/_parts/shared-as";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { Badge } from "@/app/_ui/looks/badge";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import { Markdown } from "@/app/_ui/text/markdown";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { OfferView } from "@/lib/contracts/trade/products/products";
import { previewOfPost } from "@/lib/domain/network/previews/preview";
import { readPost } from "@/lib/domain/trade/memberships/members-posts";
import { pageContext } from "@/lib/transports/actions/session/session";
import { saidOfPath, saidOfPost } from "../../_structured/said";
import { StructuredData } from "../../_structured/structured-data";
import { keepAddress } from "../../keep-address";
import { loadProfile } from "../../load-profile";
import { noteView } from "../../note-view";
import { MembersGate } from "./members-gate";

type PostPageProps = { params: Promise<{ handle: string; slug: string }> };

const loadPost = cache(async (handle: string, slug: string) => orNotFound(readPost(await pageContext(), handle, slug)));

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const { handle, slug } = await params;
  const [profile, { post }] = await Promise.all([loadProfile(handle), loadPost(handle, slug)]);
  const path = `/${post.creator.handle}/posts/${post.slug}`;
  const description = post.excerpt || `A post by ${post.creator.display_name}.`;
  return {
    title: post.title,
    description,
    authors: [{ name: post.creator.display_name, url: `/${post.creator.handle}` }],
    alternates: alternates(path),
    openGraph: {
      type: "article",
      publishedTime: post.published_at,
      ...sharedAs(path, previewOfPost(post, profile)),
      description,
    },
  };
}

/** A post, and the offers that it speaks of. */
export default async function PostPage({ params }: PostPageProps) {
  const { handle, slug } = await params;
  const [profile, { post, open }, ctx] = await Promise.all([
    loadProfile(handle),
    loadPost(handle, slug),
    pageContext(),
  ]);
  keepAddress(`/${handle}/posts/${slug}`, `/${profile.handle}/posts/${post.slug}`);
  await noteView({ profileId: profile.id, kind: "post", id: post.id });
  const offers = profile.offers.filter((offer) => post.related_product_ids.includes(offer.product_id));
  const categories = profile.categories.map((category) => category.slug);
  return (
    <div className="shell py-8 sm:py-10">
      <StructuredData said={[saidOfPost(post, profile), saidOfPath(profile, post.title)]} />
      <article className="mx-auto max-w-[44rem]">
        <Breadcrumb crumbs={[{ label: profile.display_name, href: `/${profile.handle}` }, { label: "Post" }]} />
        <h1 dir="auto" className="mt-4 font-semibold text-2xl sm:text-3xl">
          {post.title}
        </h1>
        <div className="mt-4 mb-8 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Avatar
            name={profile.display_name}
            handle={profile.handle}
            categories={categories}
            src={profile.avatar_url}
          />
          <div className="min-w-0">
            <Link href={`/${profile.handle}`} className="rounded-sm font-medium hover:underline">
              {profile.display_name}
            </Link>
            <p className="text-muted-foreground text-sm">
              <RelativeTime at={post.published_at} now={ctx.now} />
            </p>
          </div>
          <ul aria-label="Tags" className="ml-auto flex flex-wrap gap-1.5">
            {post.tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        </div>
        {open ? (
          <Markdown pictures={post.images}>{post.body || post.excerpt}</Markdown>
        ) : (
          <MembersGate post={post} trying={!ctx.livemode} />
        )}
        {offers.length > 0 ? <RelatedOffers handle={profile.handle} offers={offers} /> : null}
        <p className="mt-10 border-border border-t pt-3">
          <Report kind="post" id={post.id} className="-ml-3" />
        </p>
      </article>
    </div>
  );
}

function RelatedOffers({ handle, offers }: { handle: string; offers: OfferView[] }) {
  return (
    <section aria-labelledby="related" className="mt-12 border-border border-t pt-8">
      <h2 id="related" className="mb-4 font-semibold text-xl">
        Hire for this
      </h2>
      <ul className="grid gap-3">
        {offers.map((offer) => (
          <li
            key={offer.product_id}
            className="relative flex items-center justify-between gap-4 rounded-md border border-border bg-card p-4 shadow-sm hover:border-border-strong"
          >
            <div className="min-w-0">
              <Link
                href={`/${handle}/products/${offer.slug}`}
                className="rounded-sm font-semibold after:absolute after:inset-0 hover:underline"
              >
                {offer.name}
              </Link>
              <p className="text-muted-foreground">{offer.summary}</p>
            </div>
            <p className="whitespace-nowrap">
              {offer.packages.length > 0 ? <span className="text-muted-foreground text-sm">from </span> : null}
              <Money cents={offer.price_cents} className="font-semibold" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
