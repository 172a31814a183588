import { MessageSquare } from "lucide-react";
import { cn } from "@/app/_ui/cn";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { ThreadSide, ThreadView } from "@/lib/contracts/contact/threads";
import type { Page } from "@/lib/contracts/values/page";

type ThreadListProps = {
  page: Page<ThreadView>;
  as: ThreadSide;
  /** `/messages` or `/studio/messages`. */
  base: string;
  query: string;
  current?: string;
  now: Date;
};

/** Conversations, the last written in first, with a search over them. */
export function ThreadList({ page, as, base, query, current, now }: ThreadListProps) {
  const none = page.data.length === 0;
  const next = `${base}?${new URLSearchParams({ ...(query && { q: query }), cursor: "" })}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      {none && !query ? null : (
        <search>
          <form action={base} className="flex gap-2">
            <Input
              name="q"
              aria-label="Search conversations"
              placeholder="Search"
              defaultValue={query}
              maxLength={200}
            />
            <Button type="submit" variant="secondary">
              Search
            </Button>
          </form>
        </search>
      )}
      {none ? (
        <EmptyState
          icon={MessageSquare}
          title={query ? "Nothing holds these words" : "No conversations yet"}
          action={
            <Button asChild variant={query ? "secondary" : "primary"}>
              {query ? (
                <Link href={base}>All conversations</Link>
              ) : as === "buyer" ? (
                <Link href="/creators">Find a creator</Link>
              ) : (
                <Link href="/studio/products">See your products</Link>
              )}
            </Button>
          }
        >
          {query
            ? null
            : as === "buyer"
              ? "Ask a creator something on their page, before you buy or after: what they answer is here."
              : "Buyers ask on your page and on your products, and you answer here."}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-border overflow-hidden rounded-md border border-border bg-card shadow-sm">
          {page.data.map((thread) => (
            <Line key={thread.id} thread={thread} as={as} base={base} current={thread.id === current} now={now} />
          ))}
        </ul>
      )}
      <LoadMore cursor={page.next_cursor} href={next} label="Older conversations" />
    </div>
  );
}

type LineProps = { thread: ThreadView; as: ThreadSide; base: string; current: boolean; now: Date };

function Line({ thread, as, base, current, now }: LineProps) {
  const { buyer, creator } = thread;
  const other = as === "creator" ? buyer.name : creator.display_name;
  return (
    <li>
      <Link
        href={`${base}/${thread.id}`}
        aria-current={current ? "page" : undefined}
        className={cn(
          "grid grid-cols-[auto_minmax(0,1fr)] gap-3 px-4 py-3 -outline-offset-2 hover:bg-muted/60",
          current && "bg-muted",
        )}
      >
        <Avatar
          name={other}
          handle={other}
          src={as === "buyer" ? creator.avatar_url : null}
          sizes="36px"
          className="mt-0.5 size-9 text-xs"
        />
        <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
          <span className="flex items-baseline justify-between gap-3">
            <span className={cn("truncate", thread.unread > 0 && "font-semibold")}>{other}</span>
            <RelativeTime at={thread.last_message_at} now={now} className="shrink-0 text-muted-foreground text-xs" />
          </span>
          <span dir="auto" className="truncate text-muted-foreground text-sm">
            {thread.title}
          </span>
          <span className="flex items-center justify-between gap-3 text-sm">
            <span dir="auto" className={cn("truncate", thread.unread === 0 && "text-muted-foreground")}>
              {thread.last_message}
            </span>
            {thread.unread > 0 ? (
              <span className="rounded-full bg-primary px-2 font-medium text-primary-foreground text-xs">
                {thread.unread}
                <span className="sr-only"> unread</span>
              </span>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  );
}
