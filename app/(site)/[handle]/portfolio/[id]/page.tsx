import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { alternates } from "@/app/_parts/alternates";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { RatingLine } from "@/app/_ui/data/stars";
import { TrustBadge } from "@/app/_ui/data/trust-score";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import { httpOnly } from "@/app/_ui/text/markdown";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { VerifiedMark } from "../../../_parts/verified-mark";
import { Gallery } from "../../_profile/portfolio/gallery";
import { keepAddress } from "../../keep-address";
import { loadProfile } from "../../load-profile";

type PiecePageProps = { params: Promise<{ handle: string; id: string }> };

async function loadPiece({ params }: PiecePageProps) {
  const { handle, id } = await params;
  const profile = await loadProfile(handle);
  const piece = profile.portfolio.find((each) => each.id === id);
  if (!piece) notFound();
  return { profile, piece };
}

export async function generateMetadata(props: PiecePageProps): Promise<Metadata> {
  const { profile, piece } = await loadPiece(props);
  const images = piece.media.slice(0, 1).map(({ url, width, height, alt }) => ({ url, width, height, alt }));
  return {
    title: `${piece.title} by ${profile.display_name}`,
    alternates: alternates(`/${profile.handle}/portfolio/${piece.id}`),
    openGraph: { title: piece.title, images },
  };
}

/** One piece of a portfolio. */
export default async function PiecePage(props: PiecePageProps) {
  const { profile, piece } = await loadPiece(props);
  const path = `/portfolio/${piece.id}`;
  keepAddress(`/${(await props.params).handle}${path}`, `/${profile.handle}${path}`);
  const category = piece.category && findCategory(piece.category)?.name;
  return (
    <div className="shell pt-8 sm:pt-10">
      <Breadcrumb crumbs={[{ label: profile.display_name, href: `/${profile.handle}` }, { label: piece.title }]} />
      <h1 dir="auto" className="mt-4 font-semibold text-2xl">
        {piece.title}
      </h1>
      <p className="mt-1 mb-6 text-lg text-muted-foreground">{[category, piece.year].filter(Boolean).join(", ")}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <Gallery pictures={piece.media} name={piece.title} />
          {piece.link ? (
            <a
              href={httpOnly(piece.link)}
              rel="nofollow ugc noopener"
              className="inline-flex w-fit items-center gap-1.5 rounded-sm text-primary-ink hover:underline"
            >
              More of it <ExternalLink aria-hidden className="size-4" />
            </a>
          ) : null}
        </div>
        <Maker profile={profile} />
      </div>
    </div>
  );
}

/** Whose work it is, how far they can be trusted, and the way to their offers. */
function Maker({ profile }: { profile: ProfileView }) {
  return (
    <aside aria-label="Who made it" className="grid gap-4 rounded-md border border-border bg-card p-5 shadow-sm">
      <div className="flex items-center gap-3">
        <Avatar
          name={profile.display_name}
          handle={profile.handle}
          categories={profile.categories.map(({ slug }) => slug)}
          src={profile.avatar_url}
          className="size-11"
        />
        <div className="min-w-0">
          <p className="flex items-center gap-1.5">
            <Link href={`/${profile.handle}`} className="wrap-anywhere rounded-sm font-semibold hover:underline">
              {profile.display_name}
            </Link>
            {profile.verified ? <VerifiedMark /> : null}
          </p>
          <p className="wrap-anywhere line-clamp-2 text-muted-foreground text-sm">{profile.tagline}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <RatingLine rating={profile.rating} count={profile.review_count} />
        <TrustBadge score={profile.trust_score} isNew={profile.is_new} />
      </div>
      <Button asChild>
        <Link href={`/${profile.handle}#offers`}>
          See offers
          {profile.from_price_cents === null ? null : (
            <span>
              from <Money cents={profile.from_price_cents} />
            </span>
          )}
        </Link>
      </Button>
    </aside>
  );
}
