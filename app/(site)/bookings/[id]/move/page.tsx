import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadMonth } from "@/app/_parts/times/load-month";
import { MoveForm } from "@/app/_parts/times/move-form";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { ExactSpan } from "@/app/_ui/time/exact-span";
import { offerMoveToGuest } from "@/lib/domain/trade/bookings/moving/offer";
import { findGuestBooking } from "@/lib/domain/trade/bookings/reading/guest";
import { linkContext } from "@/lib/transports/actions/session/session";
import { moveAction } from "../actions";

export const metadata: Metadata = { title: "Choose another time" };

type MovePageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<"token" | "month", string | string[] | undefined>>;
};

/** Another time for a booking, for anyone who holds its link. */
export default async function MovePage({ params, searchParams }: MovePageProps) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const token = [query.token].flat()[0];
  if (!token) notFound();
  const ctx = await linkContext(id, token);
  const booking = await orNotFound(findGuestBooking(ctx, id, token));
  const back = `/bookings/${id}?${new URLSearchParams({ token })}`;
  const begun = new Date(booking.starts_at) <= ctx.now;
  const stays = booking.status !== "CONFIRMED" || begun || booking.moves_left === 0;
  return (
    <div className="shell grid max-w-[60rem] grid-cols-1 gap-8 py-10 sm:py-14">
      <header className="grid gap-2">
        <h1 className="wrap-anywhere font-semibold text-2xl">Another time for {booking.title}</h1>
        <p className="text-muted-foreground">
          with {booking.host.display_name}, now{" "}
          <ExactSpan from={booking.starts_at} to={booking.ends_at} zone={booking.timezone} />
        </p>
      </header>
      {stays || !booking.host.timezone ? (
        <EmptyState
          title="This booking cannot be moved any more"
          action={
            <Button asChild variant="secondary">
              <Link href={back}>Back to the booking</Link>
            </Button>
          }
        />
      ) : (
        <MoveForm
          {...(await loadMonth(
            (days) => offerMoveToGuest(ctx, id, token, days),
            [query.month].flat()[0],
            ctx.now,
            (month) => `/bookings/${id}/move?${new URLSearchParams({ token, month })}`,
          ))}
          id={id}
          action={moveAction.bind(null, token)}
          timezone={booking.timezone}
          other={{ name: booking.host.display_name, timeZone: booking.host.timezone }}
          consequence={`${booking.host.display_name} is told by mail. Moving is free of charge; ${left(booking.moves_left)}.`}
        />
      )}
    </div>
  );
}

const left = (moves: number) =>
  moves === 1 ? "this is the last time that it can be moved" : `it can be moved ${moves} times more`;
