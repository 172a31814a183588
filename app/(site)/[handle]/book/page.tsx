import { CalendarX, Clock, Gift, MapPin, Phone, Video } from "lucide-react";
import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { loadMonth } from "@/app/_parts/times/load-month";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import type { BookingOfferView } from "@/lib/contracts/trade/bookings/availability";
import { getBookingOffer } from "@/lib/domain/trade/bookings/schedule/offer";
import { currentUser, pageContext } from "@/lib/transports/actions/session/session";
import { keepAddress } from "../keep-address";
import { loadProfile } from "../load-profile";
import { BookingForm } from "./booking-form";

type BookPageProps = {
  params: Promise<{ handle: string }>;
  searchParams: Promise<Record<"type" | "month", string | string[] | undefined>>;
};

const PLACES = {
  video: { Sign: Video, label: "Video call" },
  phone: { Sign: Phone, label: "Phone call" },
  in_person: { Sign: MapPin, label: "In person" },
} as const;

export async function generateMetadata({ params }: BookPageProps): Promise<Metadata> {
  const profile = await loadProfile((await params).handle);
  return { title: `Book ${profile.display_name}`, alternates: alternates(`/${profile.handle}/book`) };
}

/** A creator's booking page: choose a slot on one's own clock, say who one is, done. */
export default async function BookPage({ params, searchParams }: BookPageProps) {
  const { handle } = await params;
  const [profile, query] = await Promise.all([loadProfile(handle), searchParams]);
  keepAddress(`/${handle}/book`, `/${profile.handle}/book`, query);
  const [ctx, user] = await Promise.all([pageContext(), currentUser()]);
  const type = [query.type].flat()[0] || undefined;
  const path = `/${handle}/book`;
  const { offer, months } = await orNotFound(
    loadMonth(
      (days) => getBookingOffer(ctx, handle, { ...days, type }),
      [query.month].flat()[0],
      ctx.now,
      (month) => `${path}?${new URLSearchParams({ ...(type && { type }), month })}`,
    ),
  );
  const categories = profile.categories.map((category) => category.slug);
  return (
    <div className="shell max-w-[60rem] py-8 sm:py-10">
      <Breadcrumb crumbs={[{ label: profile.display_name, href: `/${handle}` }, { label: "Book" }]} />
      <header className="mt-4 mb-8 flex items-start gap-4">
        <Avatar name={profile.display_name} handle={handle} categories={categories} src={profile.avatar_url} />
        <div className="grid min-w-0 gap-1.5">
          <h1 dir="auto" className="wrap-anywhere font-semibold text-2xl">
            {offer.title}
          </h1>
          <p className="wrap-anywhere text-muted-foreground">with {profile.display_name}</p>
          <Facts offer={offer} />
          {offer.description ? (
            <p dir="auto" className="wrap-anywhere measure mt-1 whitespace-pre-line">
              {offer.description}
            </p>
          ) : null}
        </div>
      </header>
      {offer.open && offer.types.length > 1 ? <Types offer={offer} path={path} /> : null}
      {offer.open ? (
        <BookingForm offer={offer} months={months} visitor={user ? { name: user.name, email: user.email } : null} />
      ) : (
        <Closed handle={handle} name={profile.display_name} />
      )}
    </div>
  );
}

/** What else this creator can be booked for. */
function Types({ offer, path }: { offer: BookingOfferView; path: string }) {
  return (
    <nav aria-label="What to book" className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {offer.types.map(({ slug, title, slot_minutes }) => (
          <li key={slug}>
            <Link
              href={`${path}?type=${slug}`}
              scroll={false}
              aria-current={slug === offer.type ? "page" : undefined}
              className="grid rounded-md border border-border bg-card px-4 py-2.5 shadow-sm hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary-tint"
            >
              <span className="wrap-anywhere font-medium">{title}</span>
              <span className="text-muted-foreground text-sm">{slot_minutes} minutes</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Facts({ offer }: { offer: BookingOfferView }) {
  const { Sign, label } = PLACES[offer.location_kind];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted-foreground [&_svg]:size-4">
      <li className="flex items-center gap-1.5">
        <Clock aria-hidden /> {offer.slot_minutes} minutes
      </li>
      <li className="flex items-center gap-1.5">
        <Sign aria-hidden /> {label}
      </li>
      <li className="flex items-center gap-1.5">
        <Gift aria-hidden /> Free of charge
      </li>
    </ul>
  );
}

function Closed({ handle, name }: { handle: string; name: string }) {
  return (
    <EmptyState
      icon={CalendarX}
      title={`${name} takes no bookings at the moment`}
      action={
        <Button asChild variant="secondary">
          <Link href={`/${handle}`}>Back to the profile</Link>
        </Button>
      }
    />
  );
}
