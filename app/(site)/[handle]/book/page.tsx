import { CalendarX, Clock, Gift, MapPin, Phone, Video } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { permanentRedirect } from "next/navigation";
import { Button } from "@/app/_ui/controls/button";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Toaster } from "@/app/_ui/feedback/toaster";
import { Breadcrumb } from "@/app/_ui/frame/breadcrumb";
import { Avatar } from "@/app/_ui/looks/avatar";
import type { BookingOfferView } from "@/lib/contracts/trade/availability";
import { getBookingOffer } from "@/lib/domain/trade/bookings/schedule/offer";
import { currentUser, pageContext } from "@/lib/transports/actions/session";
import { loadProfile } from "../load-profile";
import { BookingForm } from "./booking-form";

type BookPageProps = {
  params: Promise<{ handle: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
};

const PLACES = {
  video: { Sign: Video, label: "Video call" },
  phone: { Sign: Phone, label: "Phone call" },
  in_person: { Sign: MapPin, label: "In person" },
} as const;

export async function generateMetadata({ params }: BookPageProps): Promise<Metadata> {
  const profile = await loadProfile((await params).handle);
  return { title: `Book ${profile.display_name}`, alternates: { canonical: `/${profile.handle}/book` } };
}

/** A creator's booking page: choose a slot on one's own clock, say who one is, done. */
export default async function BookPage({ params, searchParams }: BookPageProps) {
  const { handle } = await params;
  const profile = await loadProfile(handle);
  if (profile.handle !== handle) permanentRedirect(`/${profile.handle}/book`);
  const [ctx, user, query] = await Promise.all([pageContext(), currentUser(), searchParams]);
  const asked = new Date([query.from].flat()[0] ?? "");
  const from = Number.isNaN(asked.getTime()) ? undefined : asked;
  const offer = await orNotFound(getBookingOffer(ctx, handle, { from }));
  const categories = profile.categories.map((category) => category.slug);
  return (
    <div className="shell max-w-[60rem] py-8 sm:py-10">
      <Breadcrumb crumbs={[{ label: profile.display_name, href: `/${handle}` }, { label: "Book" }]} />
      <header className="mt-4 mb-8 flex items-start gap-4">
        <Avatar name={profile.display_name} handle={handle} categories={categories} src={profile.avatar_url} />
        <div className="grid min-w-0 gap-1.5">
          <h1 className="wrap-anywhere font-semibold text-2xl">{offer.title}</h1>
          <p className="text-muted-foreground">with {profile.display_name}</p>
          <Facts offer={offer} />
          {offer.description ? (
            <p className="wrap-anywhere measure mt-1 whitespace-pre-line">{offer.description}</p>
          ) : null}
        </div>
      </header>
      {offer.open ? (
        <BookingForm offer={offer} visitor={user ? { name: user.name, email: user.email } : null} earlier={!!from} />
      ) : (
        <Closed handle={handle} name={profile.display_name} />
      )}
      <Toaster />
    </div>
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
