import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import type { ThreadSide } from "@/lib/contracts/contact/threads";
import { listBuyerThreads, listThreads } from "@/lib/domain/contact/threads/reading/list";
import { showThread } from "@/lib/domain/contact/threads/reading/show";
import { pageContext } from "@/lib/transports/actions/session/session";
import { Conversation } from "./conversation";
import { LiveThreads } from "./live-threads";
import { ThreadList } from "./thread-list";

export type Search = Record<string, string | string[] | undefined>;
type MessagesPageProps = { as: ThreadSide; base: string; search: Search; id?: string };

const SHOWN = 30;

/** The list of conversations, and the chosen one next to it; on a phone one of the two. */
export async function MessagesPage({ as, base, search, id }: MessagesPageProps) {
  const ctx = await pageContext();
  const query = ([search.q].flat()[0] ?? "").slice(0, 200).trim();
  const list = as === "creator" ? listThreads : listBuyerThreads;
  const [page, shown] = await Promise.all([
    orFirstPage((cursor) => list(ctx, { limit: SHOWN, cursor, ...(query && { q: query }) }), [search.cursor].flat()[0]),
    id ? orNotFound(orFirstPage((before) => showThread(ctx, id, { as }, before), [search.before].flat()[0])) : null,
  ]);
  const threads = (
    <ThreadList page={page} as={as} base={base} query={query} now={ctx.now} {...(id && { current: id })} />
  );
  if (!shown)
    return (
      <>
        <LiveThreads />
        {threads}
      </>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[320px_minmax(0,1fr)]">
      <div className="hidden lg:block">{threads}</div>
      <Conversation {...shown} as={as} now={ctx.now} />
    </div>
  );
}
