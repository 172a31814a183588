import { cn } from "@/app/_ui/cn";
import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { countQueues } from "@/lib/domain/operators/queues/queues";
import { pageContext } from "@/lib/transports/actions/session/session";
import { PageHeader } from "./_parts/page-header";
import { SearchForm } from "./_parts/search-form";
import { titled } from "./_parts/titled";

export const generateMetadata = titled("Overview");

/** What waits, with counts, and the way to find anything. */
export default async function OperatorPage() {
  const ctx = await pageContext();
  const queues = await orNotFound(countQueues(ctx));
  return (
    <>
      <PageHeader
        title="What waits"
        lead="Everything that people or the service put before you. What you do is on record."
      />
      <SearchForm />
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {queues.map(({ name, title, about, count, oldest_at: oldest }) => (
          <li
            key={name}
            className="relative grid content-start gap-1 rounded-md border border-border bg-card p-5 shadow-sm hover:border-border-strong"
          >
            <p className="flex items-baseline justify-between gap-3">
              <Link
                href={`/operator/queues/${name}`}
                className="rounded-sm font-semibold after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
              <span className={cn("font-semibold text-2xl tabular-nums", count === 0 && "text-muted-foreground")}>
                {count}
              </span>
            </p>
            <p className="text-muted-foreground text-sm">{about}</p>
            <p className="text-sm">
              {oldest ? (
                <>
                  Oldest: <RelativeTime at={oldest} now={ctx.now} />
                </>
              ) : (
                <span className="text-muted-foreground">Nothing waits.</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
