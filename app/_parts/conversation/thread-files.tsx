import { ChevronRight } from "lucide-react";
import { formatBytes } from "@/app/_ui/data/format-bytes";
import type { MessageView } from "@/lib/contracts/contact/threads";

type ThreadFilesProps = { messages: readonly MessageView[]; token?: string | undefined };

/** The files that were sent in a conversation, the newest first, so that nobody has to look for one; nothing without any. */
export function ThreadFiles({ messages, token }: ThreadFilesProps) {
  const files = messages.flatMap(({ thread_id, author, attachments }) =>
    attachments.map((file) => ({ ...file, thread: thread_id, from: author.name })),
  );
  if (files.length === 0) return null;
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  return (
    <details className="group border-border border-b px-4 py-2.5">
      <summary className="flex w-fit list-none items-center gap-1 rounded-sm text-muted-foreground text-sm hover:text-foreground">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {files.length === 1 ? "1 file" : `${files.length} files`}
      </summary>
      <ul aria-label="Files of this conversation" className="mt-2 grid gap-1.5">
        {files.map((file) => (
          <li key={file.id} className="flex min-w-0 items-baseline gap-2 text-sm">
            <a
              href={`/messages/${file.thread}/files/${file.id}${query}`}
              download
              className="min-w-0 truncate rounded-sm text-primary-ink hover:underline"
            >
              {file.name}
            </a>
            <span className="shrink-0 text-muted-foreground tabular-nums">{formatBytes(file.size_bytes)}</span>
            <span className="truncate text-muted-foreground">{file.from}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
