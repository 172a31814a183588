import { Skeleton } from "@/app/_ui/feedback/skeleton";
import { hueOf } from "@/app/_ui/looks/faces/hue";
import type { CreatorCardView } from "@/lib/contracts/network/search/search";
import { env } from "@/lib/core/env";
import { CreatorCard, type Shown } from "./creator-card";

/** The grid that every list of creators uses, and that appended pages repeat. */
export const creatorGridClasses = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

/** `first`: the grid is what a phone shows first, and its first picture is fetched before others. */
type CreatorGridProps = { creators: readonly CreatorCardView[]; first?: boolean };

export function CreatorGrid({ creators, first }: CreatorGridProps) {
  return (
    <div className={creatorGridClasses}>
      <CreatorCards creators={creators} first={first} />
    </div>
  );
}

/** The cards alone, for a page that is appended to a grid. */
export function CreatorCards({ creators, first = false }: CreatorGridProps) {
  const pictured = first ? creators.findIndex(({ image }) => image) : -1;
  return creators.map((creator, n) => (
    <CreatorCard key={creator.handle} creator={shownOf(creator)} first={n === pictured} />
  ));
}

function shownOf(creator: CreatorCardView): Shown {
  const { handle, display_name, tagline, verified, rating, review_count, trust_score, is_new } = creator;
  const { from_price_cents, availability } = creator;
  const image = creator.image && { ...creator.image, url: here(creator.image.url) };
  const avatar_url = creator.avatar_url && here(creator.avatar_url);
  const hue = hueOf(
    creator.categories.map(({ slug }) => slug),
    handle,
  );
  const categories = creator.categories.map(({ name }) => name);
  const figures = { rating, review_count, trust_score, is_new, from_price_cents };
  return { handle, display_name, tagline, verified, ...figures, avatar_url, image, availability, categories, hue };
}

/** A picture's address, without the host where that is this service's own: a grid says it seven times a card. */
function here(url: string): string {
  const { BASE_URL } = env();
  return url.startsWith(`${BASE_URL}/`) ? url.slice(BASE_URL.length) : url;
}

/** The grid while it loads. */
export function CreatorGridSkeleton({ cards = 8 }: { cards?: number }) {
  return (
    <div aria-busy="true" className={creatorGridClasses}>
      <span className="sr-only" role="status">
        Loading creators
      </span>
      {Array.from({ length: cards }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={i} className="overflow-hidden rounded-md border border-border bg-card shadow-sm">
          <Skeleton className="h-24 rounded-none" />
          <div className="grid gap-2.5 px-4 pb-4">
            <Skeleton className="-mt-6 size-12 rounded-full ring-4 ring-card" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="mt-4 h-5 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
