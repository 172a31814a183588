import { Award, Calendar, Languages, MapPin, Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { RatingLine } from "@/app/_ui/data/stars";
import { TrustBadge } from "@/app/_ui/data/trust-score";
import { Badge } from "@/app/_ui/looks/badge";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import { Cover } from "@/app/_ui/looks/faces/cover";
import { Picture } from "@/app/_ui/looks/picture";
import { exactTime } from "@/app/_ui/time/exact-time-text";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import { languageName } from "@/lib/core/values/formats";
import { VerifiedMark } from "../../_parts/verified-mark";

const LEVELS = { NEW: "New", RISING: "Rising", ESTABLISHED: "Established", TOP: "Top creator" } as const;

type ProfileHeaderProps = {
  profile: ProfileView;
  /** The reader's own page: the way leads to its settings. */
  own: boolean;
  /** Keeps the creator at hand. */
  save: ReactNode;
  /** Asks them something before buying. */
  ask: ReactNode;
};

/** Cover, picture, name, what they do, the facts, and the way to the offers. */
export function ProfileHeader({ profile, own, save, ask }: ProfileHeaderProps) {
  const categories = profile.categories.map((category) => category.slug);
  return (
    <header>
      {profile.cover_url ? (
        <div className="h-32 overflow-hidden rounded-lg sm:h-52">
          <Picture
            url={profile.cover_url}
            width={1280}
            height={320}
            alt={profile.cover_alt}
            sizes="(min-width: 1280px) 1200px, 96vw"
            first
          />
        </div>
      ) : (
        <Cover
          handle={profile.handle}
          categories={categories}
          columns={24}
          rows={4}
          className="h-32 rounded-lg sm:h-52"
        />
      )}
      <div className="px-2 sm:px-6">
        <Avatar
          name={profile.display_name}
          handle={profile.handle}
          categories={categories}
          src={profile.avatar_url}
          alt={profile.avatar_alt}
          sizes="96px"
          className="-mt-12 relative size-24 text-2xl ring-[6px] ring-background"
        />
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
          <div className="min-w-0 flex-1 basis-96">
            <h1 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-2xl">
              <bdi>{profile.display_name}</bdi>
              {profile.verified ? <VerifiedMark className="size-6" /> : null}
            </h1>
            <p className="font-mono text-muted-foreground text-sm">@{profile.handle}</p>
            <p dir="auto" className="wrap-anywhere measure mt-2 text-lg">
              {profile.tagline}
            </p>
            <Facts profile={profile} />
          </div>
          <div className="flex flex-wrap items-center gap-4">
            {own ? (
              <Button asChild size="lg" variant="secondary">
                <Link href="/settings">Edit profile</Link>
              </Button>
            ) : profile.offers.length > 0 ? (
              <Offer profile={profile} />
            ) : null}
            {ask}
            {save}
          </div>
        </div>
      </div>
    </header>
  );
}

function Facts({ profile }: { profile: ProfileView }) {
  return (
    <ul className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-muted-foreground [&_svg]:size-4">
      <li className="flex">
        <RatingLine rating={profile.rating} count={profile.review_count} className="text-base" />
      </li>
      <li className="flex">
        <TrustBadge score={profile.trust_score} isNew={profile.is_new} className="text-base text-foreground" />
      </li>
      {profile.location ? (
        <Fact icon={<MapPin aria-hidden />} name="Location">
          {profile.location}
        </Fact>
      ) : null}
      {profile.languages.length > 0 ? (
        <Fact icon={<Languages aria-hidden />} name="Languages">
          {profile.languages.map(languageName).join(", ")}
        </Fact>
      ) : null}
      <Fact icon={<Calendar aria-hidden />} name="Member since">
        Since {monthOf(profile.member_since)}
      </Fact>
      <li className="flex gap-1.5">
        <Badge tone={profile.level === "NEW" ? "outline" : "primary"}>
          <Award aria-hidden />
          {LEVELS[profile.level]}
        </Badge>
        {profile.founding_creator ? (
          <Badge tone="warning">
            <Sparkles aria-hidden />
            Founding creator
          </Badge>
        ) : null}
      </li>
    </ul>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      {icon}
      <span className="sr-only">{name}: </span>
      <span className="wrap-anywhere min-w-0">{children}</span>
    </li>
  );
}

function Offer({ profile }: { profile: ProfileView }) {
  return (
    <div className="flex items-center gap-4">
      {profile.from_price_cents === null ? null : (
        <p className="sm:text-right">
          <span className="block text-muted-foreground text-sm">Starting at</span>
          <Money cents={profile.from_price_cents} className="font-semibold text-xl" />
        </p>
      )}
      <Button asChild size="lg">
        <a href="#offers">See offers</a>
      </Button>
    </div>
  );
}

/** "Nov 2026", without the day. */
function monthOf(iso: string): string {
  return exactTime(Date.parse(iso), "day").replace(/^\d+ /, "");
}
