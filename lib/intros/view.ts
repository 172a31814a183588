import type { intros } from "@/db/schema";
import type { IntroView } from "@/lib/contracts/intros";

/** A request just made, as its sender sees it. */
export function viewNewIntro(row: Pick<typeof intros.$inferSelect, "id" | "createdAt">): IntroView {
  return { id: row.id, status: "PENDING", created_at: row.createdAt.toISOString() };
}
