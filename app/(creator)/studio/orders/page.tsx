import { CalendarClock, ClipboardList } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { BOARD_COLUMNS, listClosedOrders, readBoard } from "@/lib/domain/trade/orders/reading/board";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { ClosedList } from "./_board/closed-list";
import { Columns } from "./_board/columns";

export const metadata: Metadata = { title: "Orders" };

type OrdersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const SHOWN = 20;

/** What the creator sold: a board of what is at work, and with `?show=closed` what is finished. */
export default async function StudioOrdersPage({ searchParams }: OrdersPageProps) {
  await requireCreator("/studio/orders");
  const params = await searchParams;
  const finished = params.show === "closed";
  return (
    <>
      <PageHeader
        title="Orders"
        lead="What people have paid you for: deliver it, and see what they answer."
        action={
          <Button asChild variant="secondary">
            <Link href="/studio/orders/availability">
              <CalendarClock aria-hidden /> Taking orders
            </Link>
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <FilterLinks
          label="Which orders"
          options={[
            { href: "/studio/orders", label: "At work", current: !finished },
            { href: "/studio/orders?show=closed", label: "Closed", current: finished },
          ]}
        />
        <Suspense key={String(finished)} fallback={<ListSkeleton label="Loading orders" />}>
          {finished ? <Closed cursor={[params.cursor].flat()[0]} /> : <AtWork />}
        </Suspense>
      </div>
    </>
  );
}

async function AtWork() {
  const ctx = await pageContext();
  const board = await readBoard(ctx);
  if (BOARD_COLUMNS.every((column) => board[column].length === 0)) {
    return (
      <EmptyState
        icon={ClipboardList}
        title="Nothing is at work"
        action={
          <Button asChild>
            <Link href="/studio/products">See your products</Link>
          </Button>
        }
      >
        Orders appear here as soon as they are paid, with the day on which they are due.
      </EmptyState>
    );
  }
  return <Columns board={board} now={ctx.now} />;
}

async function Closed({ cursor }: { cursor: string | undefined }) {
  const ctx = await pageContext();
  const page = await orFirstPage((at) => listClosedOrders(ctx, { limit: SHOWN, cursor: at }), cursor);
  if (page.data.length === 0) {
    return (
      <EmptyState icon={ClipboardList} title="No closed orders yet">
        An order closes when its buyer accepts it, or when it is canceled or refunded.
      </EmptyState>
    );
  }
  return <ClosedList orders={page.data} next={page.next_cursor} now={ctx.now} />;
}
