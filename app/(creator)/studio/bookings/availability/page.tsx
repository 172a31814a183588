import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import type { Context } from "@/lib/core/context";
import { getBookingFeed } from "@/lib/domain/trade/bookings/feed/address";
import { getAvailability } from "@/lib/domain/trade/bookings/schedule/availability";
import { listBlocks } from "@/lib/domain/trade/bookings/schedule/blocks";
import { listBookingTypes } from "@/lib/domain/trade/bookings/types/read";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { asDomainError } from "@/lib/transports/http/answering/respond";
import { PageHeader } from "../../_parts/page-header";
import { AvailabilityForm } from "./availability-form";
import { Blocks } from "./blocks";
import { FeedCard } from "./feed-card";
import { Types } from "./types";

export const metadata: Metadata = { title: "Availability" };

/** When, where and for how long a creator can be booked. */
export default async function AvailabilityPage() {
  const user = await requireCreator("/studio/bookings/availability");
  const ctx = await pageContext();
  const [rules, types, blocks, feed] = await Promise.all([
    getAvailability(ctx),
    listBookingTypes(ctx),
    listBlocks(ctx),
    feedSince(ctx),
  ]);
  return (
    <>
      <PageHeader
        title="Availability"
        parent={{ label: "Bookings", href: "/studio/bookings" }}
        lead="Your weekly hours. People choose a free slot on your booking page, on their own clock."
        action={
          rules?.open ? (
            <Button asChild variant="secondary">
              <Link href={`/${user.handle}/book`}>
                Booking page <ExternalLink aria-hidden />
              </Link>
            </Button>
          ) : null
        }
      />
      <div className="grid gap-6">
        <AvailabilityForm rules={rules} zones={zones()} />
        {rules ? (
          <>
            <Types types={types} />
            <Blocks blocks={blocks} timezone={rules.timezone} />
            <FeedCard since={feed} />
          </>
        ) : null}
      </div>
    </>
  );
}

/** When the address for calendars was made; null where there is none. */
async function feedSince(ctx: Context): Promise<string | null> {
  try {
    return (await getBookingFeed(ctx)).created_at;
  } catch (error) {
    if (asDomainError(error).code === "not_found") return null;
    throw error;
  }
}

function zones(): string[] {
  return ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
}
