import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { Button } from "@/app/_ui/controls/button";
import { getAvailability } from "@/lib/domain/trade/bookings/schedule/availability";
import { listBlocks } from "@/lib/domain/trade/bookings/schedule/blocks";
import { pageContext, requireCreator } from "@/lib/transports/actions/session";
import { PageHeader } from "../../_parts/page-header";
import { AvailabilityForm } from "./availability-form";
import { Blocks } from "./blocks";

export const metadata: Metadata = { title: "Availability" };

/** When, where and for how long a creator can be booked. */
export default async function AvailabilityPage() {
  const user = await requireCreator("/studio/bookings/availability");
  const ctx = await pageContext();
  const [rules, blocks] = await Promise.all([getAvailability(ctx), listBlocks(ctx)]);
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
        {rules ? <Blocks blocks={blocks} timezone={rules.timezone} /> : null}
      </div>
    </>
  );
}

function zones(): string[] {
  return ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
}
