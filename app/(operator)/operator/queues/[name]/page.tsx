import { Inbox } from "lucide-react";
import type { Metadata } from "next";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { QueueItem } from "@/lib/domain/operators/queues/queue";
import { listQueue } from "@/lib/domain/operators/queues/queues";
import { pageContext } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { AgainButton } from "./again-button";

type QueuePageProps = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: QueuePageProps): Promise<Metadata> {
  const { title } = await orNotFound(listQueue(await pageContext(), (await params).name));
  return { title };
}

/** What waits in one queue, the oldest first. */
export default async function QueuePage({ params }: QueuePageProps) {
  const ctx = await pageContext();
  const { title, about, items } = await orNotFound(listQueue(ctx, (await params).name));
  return (
    <>
      <PageHeader title={title} lead={about} />
      {items.length === 0 ? (
        <EmptyState icon={Inbox} title="Nothing waits here">
          What comes in appears with its age, the oldest first.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
          {items.map((item) => (
            <Item key={item.id} item={item} now={ctx.now} />
          ))}
        </ul>
      )}
    </>
  );
}

function Item({ item, now }: { item: QueueItem; now: Date }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="wrap-anywhere font-medium">
          {item.path ? (
            <Link href={item.path} className="rounded-sm hover:underline">
              {item.title}
            </Link>
          ) : (
            item.title
          )}
        </p>
        <p className="wrap-anywhere text-muted-foreground text-sm">{item.detail}</p>
      </div>
      <div className="flex items-center gap-3">
        <span className="text-muted-foreground text-sm">
          <RelativeTime at={item.at} now={now} />
        </span>
        {item.again ? <AgainButton again={item.again} /> : null}
      </div>
    </li>
  );
}
