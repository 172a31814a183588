import { CalendarDays, Clock, ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { listHosted } from "@/lib/domain/trade/bookings/reading/hosted";
import { getAvailability } from "@/lib/domain/trade/bookings/schedule/availability";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { BookingCard } from "./booking-card";

export const metadata: Metadata = { title: "Bookings" };

type BookingsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Who booked the creator's time: what comes, and what was. */
export default async function BookingsPage({ searchParams }: BookingsPageProps) {
  const user = await requireCreator("/studio/bookings");
  const [ctx, params] = await Promise.all([pageContext(), searchParams]);
  const when = [params.when].flat()[0] === "past" ? "past" : "upcoming";
  const [rules, page] = await Promise.all([
    getAvailability(ctx),
    orFirstPage((cursor) => listHosted(ctx, { when, cursor }), [params.cursor].flat()[0]),
  ]);
  const options = [
    { href: "/studio/bookings", label: "Upcoming", current: when === "upcoming" },
    { href: "/studio/bookings?when=past", label: "Past", current: when === "past" },
  ];
  return (
    <>
      <PageHeader
        title="Bookings"
        lead="Calls and sessions that people booked with you. Bookings are free of charge for now."
        action={
          <div className="flex flex-wrap gap-2">
            {rules?.open ? (
              <Button asChild variant="secondary">
                <Link href={`/${user.handle}/book`}>
                  Booking page <ExternalLink aria-hidden />
                </Link>
              </Button>
            ) : null}
            <Button asChild>
              <Link href="/studio/bookings/availability">
                <Clock aria-hidden /> {rules ? "Availability" : "Set your hours"}
              </Link>
            </Button>
          </div>
        }
      />
      <div className="mb-5">
        <FilterLinks label="When" options={options} />
      </div>
      {page.data.length === 0 ? (
        <NoBookings when={when} hours={rules !== null} />
      ) : (
        <ul className="grid gap-3">
          {page.data.map((booking) => (
            <BookingCard key={booking.id} booking={booking} hours={rules?.timezone ?? null} now={ctx.now} />
          ))}
        </ul>
      )}
      <LoadMore
        cursor={page.next_cursor}
        href={`/studio/bookings?when=${when}&cursor=`}
        label={when === "past" ? "Earlier bookings" : "Later bookings"}
      />
    </>
  );
}

/** Its next step is the button at the head of the page. */
function NoBookings({ when, hours }: { when: "upcoming" | "past"; hours: boolean }) {
  if (when === "past") return <EmptyState icon={CalendarDays} title="Nothing has taken place yet" />;
  return (
    <EmptyState icon={CalendarDays} title="Nothing is booked">
      {hours ? "Share your booking page: people choose a time that is free." : "Say when you can be booked first."}
    </EmptyState>
  );
}
