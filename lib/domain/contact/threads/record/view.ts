import type { messages, profiles } from "@/db/schema";
import type { MessageView, ThreadView } from "@/lib/contracts/contact/threads";
import type { FileView } from "@/lib/contracts/trade/files";
import { avatarUrl } from "@/lib/domain/people/profiles/view";
import { TAKEN_DOWN } from "@/lib/domain/platform/safety/taken-down";
import type { ThreadRow } from "./open";
import { titleFor } from "./title";

type MessageRow = Pick<
  typeof messages.$inferSelect,
  "id" | "threadId" | "side" | "authorKind" | "authorName" | "via" | "body" | "createdAt" | "readAt"
> & { hiddenAt?: Date | null };

export function viewMessage(row: MessageRow, attachments: FileView[]): MessageView {
  return {
    id: row.id,
    thread_id: row.threadId,
    side: row.side,
    author: { kind: row.authorKind, name: row.authorName, via: row.via },
    body: row.hiddenAt ? TAKEN_DOWN : row.body,
    attachments,
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}

/** A thread, and of its creator's page what lists show. */
export type ShownThread = ThreadRow & Pick<typeof profiles.$inferSelect, "handle" | "displayName" | "avatar">;

/** A thread as one of its sides sees it. */
export function viewThread(row: ShownThread, side: "buyer" | "creator"): ThreadView {
  return {
    id: row.id,
    subject: { kind: row.kind, id: row.subjectId },
    title: titleFor(row, side),
    creator: {
      handle: row.handle,
      display_name: row.displayName,
      avatar_url: row.avatar && avatarUrl(row.avatar),
    },
    buyer: { name: row.buyerName },
    last_message: row.lastPreview,
    last_message_at: row.lastMessageAt.toISOString(),
    unread: side === "creator" ? row.creatorUnread : row.buyerUnread,
    blocked_by: row.blockedBy,
    created_at: row.createdAt.toISOString(),
  };
}
