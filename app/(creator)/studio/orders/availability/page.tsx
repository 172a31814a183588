import type { Metadata } from "next";
import type { ReactNode } from "react";
import { CalendarDay } from "@/app/_ui/time/calendar-day";
import { type OwnAvailability, readAvailability } from "@/lib/domain/people/availability/choose";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { AvailabilityForm } from "./availability-form";

export const metadata: Metadata = { title: "Taking orders" };

/** Whether the creator takes new orders. */
export default async function TakingOrdersPage() {
  await requireCreator("/studio/orders/availability");
  const own = await readAvailability(await pageContext());
  return (
    <>
      <PageHeader title="Taking orders" parent={{ label: "Orders", href: "/studio/orders" }} lead={leadOf(own)} />
      <AvailabilityForm key={JSON.stringify(own.chosen)} chosen={own.chosen} />
    </>
  );
}

function leadOf({ now, at_work }: OwnAvailability): ReactNode {
  const work = at_work === null ? "" : ` ${at_work === 1 ? "One order is" : `${at_work} orders are`} at work.`;
  if (now.open) return `You take new orders now.${work}`;
  if (!now.next_free_on) return `You take no new orders now.${work}`;
  return (
    <>
      You take no new orders now, again from <CalendarDay day={now.next_free_on} form="longDay" />.{work}
    </>
  );
}
