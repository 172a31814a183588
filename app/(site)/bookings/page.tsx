import { CalendarDays } from "lucide-react";
import type { Metadata } from "next";
import { ConfirmAddress } from "@/app/_parts/account/confirm-address";
import { BookingStatusBadge } from "@/app/_parts/times/booking-status";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { ExactSpan } from "@/app/_ui/time/exact-span";
import { TimeAhead } from "@/app/_ui/time/time-ahead";
import { isVerified } from "@/lib/domain/people/accounts/signing-in/verify-email";
import { type BookedView, listBooked } from "@/lib/domain/trade/bookings/reading/booked";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";

export const metadata: Metadata = { title: "Your bookings" };

type BookingsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What the signed-in person booked with creators: what comes, and what was. */
export default async function BookingsPage({ searchParams }: BookingsPageProps) {
  const user = await requireUser("/bookings");
  const [ctx, params] = await Promise.all([pageContext(), searchParams]);
  const when = [params.when].flat()[0] === "past" ? "past" : "upcoming";
  const [verified, page] = await Promise.all([
    isVerified(ctx),
    orFirstPage((cursor) => listBooked(ctx, { when, cursor }), [params.cursor].flat()[0]),
  ]);
  const options = [
    { href: "/bookings", label: "Upcoming", current: when === "upcoming" },
    { href: "/bookings?when=past", label: "Past", current: when === "past" },
  ];
  return (
    <div className="shell grid max-w-3xl grid-cols-1 gap-6 py-10 sm:py-14">
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl">Your bookings</h1>
        <p className="wrap-anywhere text-lg text-muted-foreground">Calls and sessions booked with {user.email}.</p>
      </header>
      <ConfirmAddress then="the bookings that were made with this address are yours to see" />
      <FilterLinks label="When" options={options} />
      {page.data.length === 0 ? (
        verified && <NoBookings when={when} />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {page.data.map((booking) => (
            <Booked key={booking.id} booking={booking} now={ctx.now} />
          ))}
        </ul>
      )}
      <LoadMore
        cursor={page.next_cursor}
        href={`/bookings?when=${when}&cursor=`}
        label={when === "past" ? "Earlier bookings" : "Later bookings"}
      />
    </div>
  );
}

/** One of them; its page has the place, the calendar file and the ways to move or cancel it. */
function Booked({ booking, now }: { booking: BookedView; now: Date }) {
  return (
    <li className="relative grid grid-cols-1 gap-1.5 rounded-md border border-border bg-card p-5 shadow-sm hover:bg-muted/40">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="wrap-anywhere font-semibold text-lg">
          <Link href={booking.path} className="rounded-sm before:absolute before:inset-0 before:content-['']">
            {booking.title}
          </Link>
        </h2>
        <BookingStatusBadge status={booking.status} />
      </div>
      <p>
        <ExactSpan from={booking.starts_at} to={booking.ends_at} zone={booking.timezone} />{" "}
        <TimeAhead at={booking.starts_at} now={now} className="text-muted-foreground" />
      </p>
      <p className="wrap-anywhere text-muted-foreground">with {booking.host.display_name}</p>
    </li>
  );
}

function NoBookings({ when }: { when: "upcoming" | "past" }) {
  if (when === "past") return <EmptyState icon={CalendarDays} title="Nothing has taken place yet" />;
  return (
    <EmptyState
      icon={CalendarDays}
      title="Nothing is booked"
      action={
        <Button asChild variant="secondary">
          <Link href="/creators">Find a creator</Link>
        </Button>
      }
    >
      Many creators offer a first call on their profiles. What you book stands here.
    </EmptyState>
  );
}
