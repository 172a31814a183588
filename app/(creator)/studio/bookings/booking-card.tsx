import { CalendarClock, MapPin, Phone, Video } from "lucide-react";
import { BookingStatusBadge } from "@/app/_parts/times/booking-status";
import { Place } from "@/app/_parts/times/place";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { ExactSpan } from "@/app/_ui/time/exact-span";
import { OtherClocks } from "@/app/_ui/time/other-clocks";
import { TimeAhead } from "@/app/_ui/time/time-ahead";
import type { HostedBookingView } from "@/lib/contracts/trade/bookings/availability";
import { CancelBooking } from "./cancel-booking";
import { MarkBooking } from "./mark-booking";

const SIGNS = { video: Video, phone: Phone, in_person: MapPin } as const;

type BookingCardProps = {
  booking: HostedBookingView;
  /** The clock of the host's week; null without hours, and then it cannot be moved. */
  hours: string | null;
  now: Date;
};

/** A booking for its host, on the reader's clock; without script on the one of the host's week. */
export function BookingCard({ booking, hours, now }: BookingCardProps) {
  const timezone = hours ?? "UTC";
  const begun = new Date(booking.starts_at) <= now;
  const Sign = SIGNS[booking.location_kind];
  return (
    <li className="grid gap-3 rounded-md border border-border bg-card p-5 shadow-sm grid-cols-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" className="wrap-anywhere font-semibold text-lg">
            {booking.title}
          </h2>
          <BookingStatusBadge status={booking.status} />
        </div>
        <p>
          <ExactSpan from={booking.starts_at} to={booking.ends_at} zone={timezone} />{" "}
          <TimeAhead at={booking.starts_at} now={now} className="text-muted-foreground" />
          <OtherClocks
            from={booking.starts_at}
            to={booking.ends_at}
            zone={timezone}
            clocks={[{ whose: `For ${booking.guest_name}`, zone: booking.timezone }]}
          />
        </p>
        <p className="wrap-anywhere flex flex-wrap gap-x-2">
          <span className="font-medium">{booking.guest_name}</span>
          <a href={`mailto:${booking.guest_email}`} className="rounded-sm text-primary-ink hover:underline">
            {booking.guest_email}
          </a>
        </p>
        <p className="wrap-anywhere flex items-start gap-1.5 text-muted-foreground text-sm">
          <Sign aria-hidden className="mt-[3px] size-3.5 shrink-0" />
          <Place kind={booking.location_kind} location={booking.location} />
        </p>
        {booking.notes ? (
          <p dir="auto" className="wrap-anywhere measure mt-1 whitespace-pre-line border-border border-l-2 pl-3">
            {booking.notes}
          </p>
        ) : null}
        {booking.host_note ? (
          <p dir="auto" className="wrap-anywhere measure mt-1 whitespace-pre-line text-muted-foreground">
            Your note: {booking.host_note}
          </p>
        ) : null}
      </div>
      {booking.status === "CANCELED" ? null : (
        <div className="flex items-start justify-end gap-1">
          {begun ? (
            <MarkBooking booking={booking} />
          ) : (
            <Changes booking={booking} movable={hours !== null && booking.moves_left > 0} />
          )}
        </div>
      )}
    </li>
  );
}

function Changes({ booking, movable }: { booking: HostedBookingView; movable: boolean }) {
  const { id, guest_name } = booking;
  return (
    <>
      {movable ? (
        <Button asChild size="sm" variant="ghost">
          <Link href={`/studio/bookings/${id}/move`}>
            <CalendarClock aria-hidden /> Move <span className="sr-only">the booking of {guest_name}</span>
          </Link>
        </Button>
      ) : null}
      <CancelBooking id={id} guest={guest_name} />
    </>
  );
}
