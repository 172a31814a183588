import { Link } from "@/app/_ui/controls/link";
import type { MessageView, ThreadSide, ThreadView } from "@/lib/contracts/contact/threads";
import type { Page } from "@/lib/contracts/values/page";
import { BlockThread } from "./block-thread";
import { Composer } from "./composer";
import { LiveThreads, MarkRead } from "./live-threads";
import { MessageList, type OfferSaid } from "./message-list";
import { SubjectLink } from "./subject";
import { ThreadFiles } from "./thread-files";

type ConversationProps = {
  thread: ThreadView;
  page: Page<MessageView>;
  /** The page is one of older messages, at an address of its own: one writes under the latest. */
  older: boolean;
  as: ThreadSide;
  token?: string | undefined;
  now: Date;
  /** Part of a page that is live by itself: what was said is seen through a window that ends with the newest. */
  within?: "page";
  /** It stands on the page of what it is about, and leads to no other. */
  own?: boolean;
  /** Which message is an offer. */
  offer?: OfferSaid | null;
};

/** One conversation, live: what was said, and where to write. */
export function Conversation({ thread, page, older, as, token, now, within, own, offer }: ConversationProps) {
  const other = as === "creator" ? thread.buyer.name : thread.creator.display_name;
  const last = page.data[0]?.id;
  // a guest's link opens this conversation alone
  const leads = !within && !own && !token;
  const list = (
    <div>
      <MessageList messages={page.data} as={as} token={token} now={now} offer={leads ? offer : null} />
      {last && thread.unread > 0 && !older ? <MarkRead id={thread.id} as={as} token={token} last={last} /> : null}
    </div>
  );
  return (
    <section aria-label={`Conversation with ${other}`} className="rounded-md border border-border bg-card/40">
      <header className="flex flex-wrap items-start justify-between gap-3 border-border border-b p-4">
        <div className="grid min-w-0">
          <h2 className="wrap-anywhere font-semibold text-lg">
            {as === "buyer" ? (
              <Link href={`/${thread.creator.handle}`} className="rounded-sm text-primary-ink hover:underline">
                {other}
              </Link>
            ) : (
              other
            )}
          </h2>
          <p dir="auto" className="wrap-anywhere text-muted-foreground text-sm">
            {thread.title}
          </p>
          {leads ? <SubjectLink subject={thread.subject} as={as} /> : null}
        </div>
        {thread.blocked_by === null || thread.blocked_by === as ? (
          <BlockThread id={thread.id} blocked={thread.blocked_by !== null} as={as} token={token} />
        ) : null}
      </header>
      {within ? null : <LiveThreads thread={thread.id} token={token} />}
      <ThreadFiles messages={page.data} token={token} />
      <Pages
        page={page}
        older={older}
        at={`${as === "creator" ? "/studio" : ""}/messages/${thread.id}`}
        token={token}
      />
      {within ? (
        <div
          role="log"
          aria-label="Messages"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          className="flex max-h-[min(60dvh,36rem)] xl:max-h-[max(16rem,calc(100dvh-32rem))] flex-col-reverse overflow-y-auto overscroll-contain"
        >
          {list}
        </div>
      ) : (
        list
      )}
      {thread.blocked_by ? (
        <p className="border-border border-t p-4 text-muted-foreground">
          This conversation is blocked: nobody can write in it.
        </p>
      ) : older ? null : (
        <Composer key="composer" id={thread.id} as={as} token={token} to={other} />
      )}
    </section>
  );
}

type PagesProps = Pick<ConversationProps, "page" | "older" | "token"> & { at: string };

/** The ways from one page of a long conversation to the others. */
function Pages({ page, older, at, token }: PagesProps) {
  if (!page.next_cursor && !older) return null;
  const href = (before?: string | null) => {
    const query = new URLSearchParams({ ...(token && { token }), ...(before && { before }) });
    return query.size > 0 ? `${at}?${query}` : at;
  };
  const look = "rounded-sm text-primary-ink underline underline-offset-4";
  return (
    <p className="flex flex-wrap gap-x-4 px-4 pt-4 text-muted-foreground text-sm">
      {older ? null : <span>The latest {page.data.length} messages.</span>}
      {page.next_cursor ? (
        <Link href={href(page.next_cursor)} className={look}>
          Older messages
        </Link>
      ) : null}
      {older ? (
        <Link href={href()} className={look}>
          The latest messages
        </Link>
      ) : null}
    </p>
  );
}
