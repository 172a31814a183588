import { eq } from "drizzle-orm";
import { messages, posts, products, profiles, reviews, threads } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import type { CaseView } from "./view";

/** Where operators look at what a case is about: its page, or the order that it belongs to. Null where there is none. */
export async function subjectPath({ db }: Context, { subject, livemode }: CaseView): Promise<string | null> {
  const { kind, id } = subject;
  const order = (found: string | undefined) => (found && livemode ? `/operator/disputes/${found}` : null);
  if (kind === "review") {
    const [row] = await db.select({ order: reviews.orderId }).from(reviews).where(eq(reviews.id, id));
    return order(row?.order);
  }
  if (kind === "message") {
    const [row] = await db
      .select({ kind: threads.kind, of: threads.subjectId })
      .from(messages)
      .innerJoin(threads, eq(threads.id, messages.threadId))
      .where(eq(messages.id, id));
    return row?.kind === "order" ? order(row.of) : null;
  }
  if (kind === "profile") {
    const [row] = await db.select({ handle: profiles.handle }).from(profiles).where(eq(profiles.id, id));
    return row ? `/${row.handle}` : null;
  }
  const table = kind === "post" ? posts : products;
  const [row] = await db
    .select({ handle: profiles.handle, slug: table.slug })
    .from(table)
    .innerJoin(profiles, eq(profiles.id, table.profileId))
    .where(eq(table.id, id));
  return row ? `/${row.handle}/${kind}s/${row.slug}` : null;
}
