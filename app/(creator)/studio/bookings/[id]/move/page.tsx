import type { Metadata } from "next";
import { loadMonth } from "@/app/_parts/times/load-month";
import { MoveForm } from "@/app/_parts/times/move-form";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { offerMoveToHost } from "@/lib/domain/trade/bookings/moving/offer";
import { findHostedBooking } from "@/lib/domain/trade/bookings/reading/guest";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../../_parts/page-header";
import { moveBookingAction } from "../../actions";

export const metadata: Metadata = { title: "Move a booking" };

type MovePageProps = { params: Promise<{ id: string }>; searchParams: Promise<{ month?: string | string[] }> };

/** Another time for a booking, by its host. */
export default async function MoveBookingPage({ params, searchParams }: MovePageProps) {
  const [{ id }, { month }] = await Promise.all([params, searchParams]);
  const path = `/studio/bookings/${id}/move`;
  await requireCreator(path);
  const ctx = await pageContext();
  const booking = await orNotFound(findHostedBooking(ctx, id));
  const stays = booking.status !== "CONFIRMED" || new Date(booking.starts_at) <= ctx.now || booking.moves_left === 0;
  const found = await orNotFound(
    loadMonth(
      (days) => offerMoveToHost(ctx, id, days),
      [month].flat()[0],
      ctx.now,
      (next) => `${path}?month=${next}`,
    ),
  );
  return (
    <>
      <PageHeader
        title="Move a booking"
        parent={{ label: "Bookings", href: "/studio/bookings" }}
        lead={`${booking.title} with ${booking.guest_name}`}
      />
      {stays ? (
        <EmptyState
          title="This booking cannot be moved any more"
          action={
            <Button asChild variant="secondary">
              <Link href="/studio/bookings">Back to your bookings</Link>
            </Button>
          }
        />
      ) : (
        <MoveForm
          {...found}
          id={id}
          action={moveBookingAction}
          timezone={found.offer.timezone}
          other={{ name: booking.guest_name, timeZone: booking.timezone }}
          note={`A note to ${booking.guest_name}`}
          consequence={`${booking.guest_name} is told by mail, and can choose another time or cancel.`}
        />
      )}
    </>
  );
}
