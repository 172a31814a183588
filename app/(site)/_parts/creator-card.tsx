"use client"; // so that a page holds what a card shows, and not its markup a second time

import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { RatingLine } from "@/app/_ui/data/stars";
import { TrustBadge } from "@/app/_ui/data/trust-score";
import { Badge } from "@/app/_ui/looks/badge";
import { AvatarFace } from "@/app/_ui/looks/faces/avatar-face";
import { CoverFace } from "@/app/_ui/looks/faces/cover-face";
import { CARD_SIZES, Picture } from "@/app/_ui/looks/picture";
import type { CreatorCardView } from "@/lib/contracts/network/search/search";
import { FreeAgain } from "./availability";
import { VerifiedMark } from "./verified-mark";

/** What a card shows of a creator. */
export type Shown = Pick<
  CreatorCardView,
  | "handle"
  | "display_name"
  | "tagline"
  | "verified"
  | "rating"
  | "review_count"
  | "trust_score"
  | "is_new"
  | "from_price_cents"
  | "avatar_url"
  | "image"
  | "availability"
> & { categories: string[]; hue: number };

/** One creator in a grid. The name is the link; it stretches over the card. The `first` one is seen at once on a phone. */
export function CreatorCard({ creator, first = false }: { creator: Shown; first?: boolean }) {
  return (
    <article className="work-card">
      <div>
        {creator.image ? (
          <Picture {...creator.image} alt="" sizes={CARD_SIZES} first={first} />
        ) : (
          <CoverFace handle={creator.handle} hue={creator.hue} columns={10} rows={8} className="h-full" />
        )}
      </div>
      <div>
        <AvatarFace name={creator.display_name} hue={creator.hue} src={creator.avatar_url} className="over" />
        <h3 className="mt-2.5 flex items-center gap-1.5">
          <Link href={`/${creator.handle}`} className="min-w-0 truncate">
            {creator.display_name}
          </Link>
          {creator.verified ? <VerifiedMark /> : null}
        </h3>
        <p className="mt-1 line-clamp-2 min-h-11">{creator.tagline}</p>
        <p className="mt-2 truncate pb-3 text-sm">{creator.categories.join(", ")}</p>
        {creator.availability.open ? null : (
          <p className="pb-3">
            <Badge tone="warning">
              <FreeAgain availability={creator.availability} />
            </Badge>
          </p>
        )}
        <footer>
          <RatingLine rating={creator.rating} count={creator.review_count} />
          <TrustBadge score={creator.trust_score} isNew={creator.is_new} />
          {creator.from_price_cents === null ? null : (
            <span className="ml-auto whitespace-nowrap">
              <span className="text-muted-foreground">from </span>
              <Money cents={creator.from_price_cents} className="font-semibold" />
            </span>
          )}
        </footer>
      </div>
    </article>
  );
}
