import Link from "next/link";
import type { MessageView, ThreadSide, ThreadView } from "@/lib/contracts/contact/threads";
import type { Page } from "@/lib/contracts/page";
import { Composer } from "./composer";
import { LiveThreads, MarkRead } from "./live-threads";
import { MessageList } from "./message-list";
import { BlockThread } from "./report-message";

type ConversationProps = {
  thread: ThreadView;
  page: Page<MessageView>;
  as: ThreadSide;
  token?: string | undefined;
  now: Date;
  /** Where the list of conversations is; a guest has none. */
  back?: string;
};

/** One conversation, live: what was said, and where to write. */
export function Conversation({ thread, page, as, token, now, back }: ConversationProps) {
  const other = as === "creator" ? thread.buyer.name : thread.creator.display_name;
  const last = page.data[0]?.id;
  return (
    <section aria-label={`Conversation with ${other}`} className="rounded-md border border-border bg-card/40">
      <header className="flex flex-wrap items-start justify-between gap-3 border-border border-b p-4">
        <div className="grid min-w-0">
          {back ? (
            <Link href={back} className="mb-1 w-fit text-muted-foreground text-sm hover:text-foreground lg:hidden">
              All conversations
            </Link>
          ) : null}
          <h2 className="wrap-anywhere font-semibold text-lg">{other}</h2>
          <p className="wrap-anywhere text-muted-foreground text-sm">{thread.title}</p>
        </div>
        {thread.blocked_by === null || thread.blocked_by === as ? (
          <BlockThread id={thread.id} blocked={thread.blocked_by !== null} as={as} token={token} />
        ) : null}
      </header>
      <LiveThreads thread={thread.id} token={token} />
      {last && thread.unread > 0 ? <MarkRead id={thread.id} as={as} token={token} last={last} /> : null}
      {page.has_more ? (
        <p className="px-4 pt-4 text-muted-foreground text-sm">The latest {page.data.length} messages.</p>
      ) : null}
      <MessageList messages={page.data} as={as} token={token} now={now} />
      {thread.blocked_by ? (
        <p className="border-border border-t p-4 text-muted-foreground">
          This conversation is blocked: nobody can write in it.
        </p>
      ) : (
        <Composer id={thread.id} as={as} token={token} to={other} />
      )}
    </section>
  );
}
