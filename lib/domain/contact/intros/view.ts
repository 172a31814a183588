import type { intros } from "@/db/schema";
import type { InboxIntroView, IntroView } from "@/lib/contracts/contact/intros";
import { viewCallback } from "@/lib/domain/contact/callbacks/view";
import { replyHandle } from "@/lib/domain/contact/threads/access/handles";
import type { InboxRow } from "./inbox-statements";

/** A request just made, as its sender sees it. */
export function viewNewIntro(row: Pick<typeof intros.$inferSelect, "id" | "createdAt">): IntroView {
  return { id: row.id, status: "PENDING", created_at: row.createdAt.toISOString(), reply_handle: replyHandle(row.id) };
}

export function viewInboxIntro(row: InboxRow): InboxIntroView {
  return {
    id: row.id,
    note: row.note,
    callback_url: row.callback_url,
    status: row.status,
    reply: row.reply,
    contact: row.contact,
    callback: viewCallback(row),
    answered_at: row.answered_at && new Date(row.answered_at).toISOString(),
    created_at: new Date(row.created_at).toISOString(),
  };
}
