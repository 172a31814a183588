import type { ThreadSide } from "@/lib/contracts/contact/threads";
import { showOrderThread } from "@/lib/domain/contact/threads/reading/show";
import { pageContext } from "@/lib/transports/actions/session";
import { Composer } from "./composer";
import { Conversation } from "./conversation";

type OrderConversationProps = { orderId: string; as: ThreadSide; token?: string | undefined; other: string };

/** The conversation of a paid order, on its page; the first message opens it. */
export async function OrderConversation({ orderId, as, token, other }: OrderConversationProps) {
  const ctx = await pageContext();
  const shown = await showOrderThread(ctx, orderId, { as, token });
  if (shown) return <Conversation {...shown} as={as} token={token} now={ctx.now} />;
  return (
    <section aria-label={`Conversation with ${other}`} className="rounded-md border border-border bg-card/40">
      <p className="p-4 text-muted-foreground">Nobody has written yet.</p>
      <Composer id={orderId} as={as} token={token} to={other} />
    </section>
  );
}
