import { CalendarClock, CalendarPlus } from "lucide-react";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BookingStatusBadge } from "@/app/_parts/times/booking-status";
import { Place } from "@/app/_parts/times/place";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { ExactSpan } from "@/app/_ui/time/exact-span";
import { OtherClocks } from "@/app/_ui/time/other-clocks";
import type { GuestBookingView } from "@/lib/contracts/trade/bookings/availability";
import { bookedPath } from "@/lib/domain/trade/bookings/reading/booked";
import { findGuestBooking } from "@/lib/domain/trade/bookings/reading/guest";
import { currentUser, linkContext, pageContext } from "@/lib/transports/actions/session/session";
import { CancelOwn } from "./cancel-own";

export const metadata: Metadata = { title: "Your booking" };

type BookingPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<"token" | "new" | "moved", string | string[] | undefined>>;
};

/** A booking for anyone who holds its link, or is signed in as its guest: when and where, the calendar file, the way out. */
export default async function BookingPage({ params, searchParams }: BookingPageProps) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const token = [query.token].flat()[0];
  // a notice leads here without the link's token
  if (!token) redirect(await orNotFound(bookedPath(await pageContext(), id)));
  const [ctx, user] = await Promise.all([linkContext(id, token), currentUser()]);
  const booking = await orNotFound(findGuestBooking(ctx, id, token));
  const stands = booking.status === "CONFIRMED";
  return (
    <div className="shell grid max-w-2xl grid-cols-1 gap-6 py-10 sm:py-14">
      {user ? <Breadcrumb crumbs={[{ label: "Your bookings", href: "/bookings" }, { label: "Booking" }]} /> : null}
      {stands && query.new !== undefined ? (
        <FormAlert tone="success">You are booked. Check your email for the confirmation.</FormAlert>
      ) : null}
      {stands && query.moved !== undefined ? (
        <FormAlert tone="success">Your booking is moved. You both have a mail with the new time.</FormAlert>
      ) : null}
      <header className="grid justify-items-start gap-2">
        <BookingStatusBadge status={booking.status} />
        <h1 dir="auto" className="wrap-anywhere font-semibold text-2xl">
          {booking.title}
        </h1>
        <p className="text-lg text-muted-foreground">
          with{" "}
          <Link href={`/${booking.host.handle}`} className="rounded-sm text-primary-ink hover:underline">
            {booking.host.display_name}
          </Link>
        </p>
      </header>
      <Facts booking={booking} />
      <Ways booking={booking} token={token} begun={new Date(booking.starts_at) <= ctx.now} />
    </div>
  );
}

function Facts({ booking }: { booking: GuestBookingView }) {
  const facts = [
    ["When", <When key="when" booking={booking} />],
    ["Where", <Place key="where" kind={booking.location_kind} location={booking.location} />],
    ["Booked by", booking.guest_name],
    ...(booking.notes ? [["Your note", booking.notes] as const] : []),
    ...(booking.host_note ? [[`From ${booking.host.display_name}`, booking.host_note] as const] : []),
  ] as const;
  return (
    <dl className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
      {facts.map(([term, text]) => (
        <div key={term} className="grid gap-1 px-5 py-3.5 sm:grid-cols-[8rem_1fr]">
          <dt className="text-muted-foreground">{term}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** On the reader's clock; on the host's and on the one that was chosen for it where they show another time. */
function When({ booking: { starts_at: from, ends_at: to, timezone: zone, host } }: { booking: GuestBookingView }) {
  const clocks = [
    ...(host.timezone ? [{ whose: `For ${host.display_name}`, zone: host.timezone }] : []),
    { whose: "On the clock you chose", zone },
  ];
  return (
    <>
      <ExactSpan from={from} to={to} zone={zone} />
      <OtherClocks from={from} to={to} zone={zone} clocks={clocks} />
    </>
  );
}

function Ways({ booking, token, begun }: { booking: GuestBookingView; token: string; begun: boolean }) {
  const again = (
    <Button asChild variant="secondary">
      <Link href={`/${booking.host.handle}/book`}>Book another time</Link>
    </Button>
  );
  if (booking.status !== "CONFIRMED" || begun) return <div>{again}</div>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button asChild>
        <a href={`/bookings/${booking.id}/calendar.ics?token=${encodeURIComponent(token)}`} download="booking.ics">
          <CalendarPlus aria-hidden /> Add to calendar
        </a>
      </Button>
      {booking.moves_left > 0 && booking.host.timezone ? (
        <Button asChild variant="secondary">
          <Link href={`/bookings/${booking.id}/move?token=${encodeURIComponent(token)}`}>
            <CalendarClock aria-hidden /> Choose another time
          </Link>
        </Button>
      ) : null}
      <CancelOwn id={booking.id} token={token} title={booking.title} host={booking.host.display_name} />
    </div>
  );
}
