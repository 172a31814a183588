import { Bot, FileText } from "lucide-react";
import { FilePreview } from "@/app/_parts/media/file-preview";
import { Report } from "@/app/_parts/report/report";
import { cn } from "@/app/_ui/cn";
import { Link } from "@/app/_ui/controls/link";
import { formatBytes } from "@/app/_ui/data/format-bytes";
import { Badge } from "@/app/_ui/looks/badge";
import { Markdown } from "@/app/_ui/text/markdown";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { MessageView, ThreadSide } from "@/lib/contracts/contact/threads";
import { quoteHref } from "./subject";

/** The message by which an offer was made, and whether it can still be accepted. */
export type OfferSaid = { message_id: string; quote_id: string; open: boolean };

type MessageListProps = {
  /** Newest first, as they are read. */
  messages: readonly MessageView[];
  as: ThreadSide;
  token?: string | undefined;
  now: Date;
  offer?: OfferSaid | null | undefined;
};

/** What was said, oldest first: one's own on the right. */
export function MessageList({ messages, as, token, now, offer }: MessageListProps) {
  return (
    <ol aria-label="Messages" className="grid gap-4 p-4">
      {[...messages].reverse().map((message) => (
        <li key={message.id} className={cn("grid max-w-[85%] gap-1", message.side === as && "justify-self-end")}>
          <div className="flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm">
            <span className="font-medium text-foreground">{message.side === as ? "You" : message.author.name}</span>
            {message.author.kind === "app" ? (
              <Badge>
                <Bot aria-hidden className="size-3" /> {message.author.name}
              </Badge>
            ) : null}
            <RelativeTime at={message.created_at} now={now} />
            {message.side === as && message.read_at ? <span>Read</span> : null}
            {message.side !== as && message.side !== "platform" ? (
              <Report kind="message" id={message.id} as={as} token={token} className="-my-1 ml-auto h-6 px-2 text-xs" />
            ) : null}
          </div>
          <div
            className={cn(
              "wrap-anywhere rounded-md border border-border px-4 py-2.5",
              message.side === as ? "bg-primary-tint" : "bg-card",
            )}
          >
            {message.body ? (
              <Markdown topLevel={4} breaks>
                {message.body}
              </Markdown>
            ) : null}
          </div>
          <Files message={message} token={token} />
          {offer?.message_id === message.id ? (
            <Link
              href={quoteHref(as)(offer.quote_id)}
              className="w-fit rounded-sm text-primary-ink text-sm underline underline-offset-4"
            >
              {offer.open && as === "buyer" ? "Accept the offer and pay" : "Open the offer"}
            </Link>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Files({ message, token }: { message: MessageView; token?: string | undefined }) {
  if (message.attachments.length === 0) return null;
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  return (
    <ul className="grid gap-1">
      {message.attachments.map((file) => (
        <li key={file.id} className="grid justify-items-start gap-1">
          <FilePreview name={file.name} href={`/messages/${message.thread_id}/files/${file.id}${query}`} />
          <a
            href={`/messages/${message.thread_id}/files/${file.id}${query}`}
            className="inline-flex max-w-full items-center gap-2 rounded-sm border border-border px-3 py-1.5 text-sm hover:bg-muted"
          >
            <FileText aria-hidden className="size-4 shrink-0" />
            <span className="wrap-anywhere min-w-0">
              {file.name} ({formatBytes(file.size_bytes)})
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
