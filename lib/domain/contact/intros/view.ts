import type { intros } from "@/db/schema";
import type { InboxIntroView, IntroView } from "@/lib/contracts/contact/intros";
import { type CallbackColumns, viewCallback } from "@/lib/domain/contact/callbacks/view";

/** A request just made, as its sender sees it. */
export function viewNewIntro(row: Pick<typeof intros.$inferSelect, "id" | "createdAt">): IntroView {
  return { id: row.id, status: "PENDING", created_at: row.createdAt.toISOString() };
}

/** A request as the inbox's statement answers it: timestamps as text. */
export type InboxRow = Omit<InboxIntroView, "callback"> & CallbackColumns;

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
