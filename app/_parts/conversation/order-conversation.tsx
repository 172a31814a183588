import type { MessageView, ThreadSide, ThreadView } from "@/lib/contracts/contact/threads";
import type { Page } from "@/lib/contracts/values/page";
import { Composer } from "./composer";
import { Conversation } from "./conversation";

type OrderConversationProps = {
  orderId: string;
  /** Null while nobody has written: the first message opens it. */
  shown: { thread: ThreadView; page: Page<MessageView>; older: boolean } | null;
  as: ThreadSide;
  token?: string | undefined;
  other: string;
  now: Date;
};

/** The conversation of a paid order, on its page, which is live itself. */
export function OrderConversation({ orderId, shown, as, token, other, now }: OrderConversationProps) {
  if (shown) return <Conversation {...shown} as={as} token={token} now={now} within="page" />;
  return (
    <section aria-label={`Conversation with ${other}`} className="rounded-md border border-border bg-card/40">
      <header className="grid border-border border-b p-4">
        <h2 className="wrap-anywhere font-semibold text-lg">{other}</h2>
      </header>
      <p className="p-4 text-muted-foreground">Nobody has written yet.</p>
      {/* the key it has in the conversation that its message opens: what is typed meanwhile stays */}
      <Composer key="composer" id={orderId} as={as} token={token} to={other} />
    </section>
  );
}
