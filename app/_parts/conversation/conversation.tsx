import type { MessageView, ThreadSide, ThreadView } from "@/lib/contracts/contact/threads";
import type { Page } from "@/lib/contracts/values/page";
import { BlockThread } from "./block-thread";
import { Composer } from "./composer";
import { LiveThreads, MarkRead } from "./live-threads";
import { MessageList } from "./message-list";
import { ThreadFiles } from "./thread-files";

type ConversationProps = {
  thread: ThreadView;
  page: Page<MessageView>;
  as: ThreadSide;
  token?: string | undefined;
  now: Date;
  /** Part of a page that is live by itself: what was said is seen through a window that ends with the newest. */
  within?: "page";
};

/** One conversation, live: what was said, and where to write. */
export function Conversation({ thread, page, as, token, now, within }: ConversationProps) {
  const other = as === "creator" ? thread.buyer.name : thread.creator.display_name;
  const last = page.data[0]?.id;
  const list = (
    <div>
      <MessageList messages={page.data} as={as} token={token} now={now} />
      {last && thread.unread > 0 ? <MarkRead id={thread.id} as={as} token={token} last={last} /> : null}
    </div>
  );
  return (
    <section aria-label={`Conversation with ${other}`} className="rounded-md border border-border bg-card/40">
      <header className="flex flex-wrap items-start justify-between gap-3 border-border border-b p-4">
        <div className="grid min-w-0">
          <h2 className="wrap-anywhere font-semibold text-lg">{other}</h2>
          <p dir="auto" className="wrap-anywhere text-muted-foreground text-sm">
            {thread.title}
          </p>
        </div>
        {thread.blocked_by === null || thread.blocked_by === as ? (
          <BlockThread id={thread.id} blocked={thread.blocked_by !== null} as={as} token={token} />
        ) : null}
      </header>
      {within ? null : <LiveThreads thread={thread.id} token={token} />}
      <ThreadFiles messages={page.data} token={token} />
      {page.has_more ? (
        <p className="px-4 pt-4 text-muted-foreground text-sm">The latest {page.data.length} messages.</p>
      ) : null}
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
      ) : (
        <Composer key="composer" id={thread.id} as={as} token={token} to={other} />
      )}
    </section>
  );
}
