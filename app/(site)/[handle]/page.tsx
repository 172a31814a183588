import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { AskQuestion } from "@/app/_parts/conversation/ask-question";
import { AskQuote } from "@/app/_parts/orders/quotes/ask-quote";
import { SaveButton } from "@/app/_parts/saved/save-button";
import { sharedAs } from "@/app/_parts/shared-as";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { Markdown } from "@/app/_ui/text/markdown";
import { previewOfProfile } from "@/lib/domain/network/previews/preview";
import { listPosts } from "@/lib/domain/publishing/posts/reading/read";
import { listMembersPosts } from "@/lib/domain/trade/memberships/members-posts";
import { takesPaymentsNow } from "@/lib/domain/trade/payouts/waits";
import { listReviews } from "@/lib/domain/trade/reviews/read";
import { pageContext } from "@/lib/transports/actions/session/session";
import { Section } from "../_parts/section";
import { ProfileAside } from "./_profile/aside";
import { ProfileHeader } from "./_profile/header";
import { MembersPosts } from "./_profile/memberships/members-posts";
import { Offers } from "./_profile/offers/offers";
import { Portfolio } from "./_profile/portfolio/portfolio";
import { PostList } from "./_profile/post-list";
import { Reviews } from "./_profile/reviews/reviews";
import { saidOfCreator } from "./_structured/said";
import { StructuredData } from "./_structured/structured-data";
import { loadMembersPosts, loadPosts } from "./actions";
import { keepAddress } from "./keep-address";
import { loadProfile } from "./load-profile";
import { loadSurroundings } from "./load-surroundings";
import { noteView } from "./note-view";

type ProfilePageProps = {
  params: Promise<{ handle: string }>;
  searchParams: Promise<{ reviews?: string | string[]; posts?: string | string[]; members?: string | string[] }>;
};

const REVIEWS_SHOWN = 5;
const POSTS_SHOWN = 4;
const MEMBERS_POSTS_SHOWN = 10;

export async function generateMetadata({ params }: ProfilePageProps): Promise<Metadata> {
  const profile = await loadProfile((await params).handle);
  return {
    title: `${profile.display_name} (@${profile.handle})`,
    description: profile.tagline,
    alternates: {
      ...alternates(`/${profile.handle}`),
      types: { "application/rss+xml": `/${profile.handle}/feed.xml` },
    },
    openGraph: { type: "profile", ...sharedAs(`/${profile.handle}`, previewOfProfile(profile)) },
  };
}

/** A creator: cover, offers, trust, reviews, posts. */
export default async function ProfilePage({ params, searchParams }: ProfilePageProps) {
  const { handle } = await params;
  const [profile, query] = await Promise.all([loadProfile(handle), searchParams]);
  keepAddress(`/${handle}`, `/${profile.handle}`, query);
  const ctx = await pageContext();
  await noteView({ profileId: profile.id, kind: "profile", id: profile.id });
  const [reviewsAt, postsAt, membersAt] = [query.reviews, query.posts, query.members].map((at) => [at].flat()[0]);
  const forMembers = { profileId: profile.id, limit: MEMBERS_POSTS_SHOWN };
  const [sold, reviews, posts, membersPosts, around] = await Promise.all([
    takesPaymentsNow(profile.id),
    orFirstPage((cursor) => listReviews(ctx, profile.handle, { limit: REVIEWS_SHOWN, cursor }), reviewsAt),
    orFirstPage((cursor) => listPosts(ctx, { creator: profile.handle, limit: POSTS_SHOWN, cursor }), postsAt),
    orFirstPage((cursor) => listMembersPosts(ctx, { ...forMembers, cursor }), membersAt),
    loadSurroundings(ctx, profile),
  ]);
  return (
    <div className="shell pt-4 sm:pt-6">
      <StructuredData said={[saidOfCreator(profile)]} />
      <ProfileHeader
        profile={profile}
        own={around.own}
        ask={
          around.own ? null : (
            <AskQuestion
              handle={profile.handle}
              name={profile.display_name}
              guest={ctx.actor.kind !== "user"}
              size="lg"
            />
          )
        }
        save={
          around.own ? null : (
            <SaveButton
              id={profile.id}
              name={profile.display_name}
              saved={around.saved}
              guestAt={ctx.actor.kind === "user" ? undefined : `/${profile.handle}`}
              size="lg"
            />
          )
        }
      />
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-14">
          <Offers
            profile={profile}
            own={around.own}
            sold={sold}
            ask={<AskQuote handle={profile.handle} name={profile.display_name} guest={ctx.actor.kind !== "user"} />}
          />
          <Portfolio profile={profile} />
          {profile.bio ? (
            <Section id="about" title={`About ${profile.display_name}`}>
              <Markdown topLevel={3}>{profile.bio}</Markdown>
            </Section>
          ) : null}
          <Reviews profile={profile} page={reviews} later={reviewsAt !== undefined} now={ctx.now} />
          {posts.data.length > 0 ? (
            <Section id="posts" title="Posts">
              <PostList posts={posts.data} now={ctx.now} />
              <LoadMore
                cursor={posts.next_cursor}
                href={`/${profile.handle}?posts=`}
                load={loadPosts.bind(null, profile.handle)}
                label="Show more posts"
                section="posts"
              />
            </Section>
          ) : null}
          {membersPosts.data.length > 0 ? (
            <Section id="members-posts" title="For members">
              <MembersPosts posts={membersPosts.data} now={ctx.now} />
              <LoadMore
                cursor={membersPosts.next_cursor}
                href={`/${profile.handle}?members=`}
                load={loadMembersPosts.bind(null, profile.id)}
                label="Show more posts for members"
                section="members-posts"
              />
            </Section>
          ) : null}
        </div>
        <ProfileAside profile={profile} around={around} />
      </div>
    </div>
  );
}
