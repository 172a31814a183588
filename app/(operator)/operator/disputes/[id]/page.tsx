import { BriefText } from "@/app/_parts/orders/brief/brief-view";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Card } from "@/app/_ui/looks/card";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { Deliveries } from "@/app/(site)/orders/[id]/_order/deliveries";
import { Timeline } from "@/app/(site)/orders/[id]/_order/timeline";
import { type DisputedOrder, readDisputedOrder, type WordsOfOrder } from "@/lib/domain/operators/disputes/read";
import { pageContext } from "@/lib/transports/actions/session/session";
import { Facts, Part } from "../../_parts/facts";
import { PageHeader } from "../../_parts/page-header";
import { titled } from "../../_parts/titled";
import { DecideDispute } from "./decide-dispute";
import { Sides } from "./sides";
import { Talk } from "./talk";

type DisputePageProps = { params: Promise<{ id: string }> };

export const generateMetadata = titled("Order");

/** An order with all that a decision needs, and the decision. */
export default async function DisputePage({ params }: DisputePageProps) {
  const ctx = await pageContext();
  const found = await orNotFound(readDisputedOrder(ctx, (await params).id));
  const { order, words } = found;
  const { now } = ctx;
  return (
    <>
      <PageHeader
        title={order.product_title}
        parent={{ label: "Disputes", href: "/operator/queues/disputes" }}
        lead={<span className="wrap-anywhere font-mono text-sm">{order.id}</span>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <About found={found} now={now} />
        {words ? (
          <Words found={found} words={words} now={now} />
        ) : (
          <p className="max-w-2xl text-muted-foreground">
            What the two wrote to each other is theirs: it is shown here once there is a dispute, a card dispute, or a
            report of one of its messages or of its review.
          </p>
        )}
        <Part title="What happened">
          <Timeline entries={found.timeline} now={now} />
        </Part>
      </div>
    </>
  );
}

type WordsProps = { found: DisputedOrder; words: WordsOfOrder; now: Date };

/** What both sides wrote, and the decision where one waits. */
function Words({ found, words, now }: WordsProps) {
  const { order } = found;
  const { dispute, opened } = words;
  const fileHref = (file: string) => `/operator/disputes/${order.id}/files/${file}`;
  return (
    <>
      {dispute.open && !found.refund_on_its_way ? (
        <DecideDispute
          orderId={order.id}
          left={found.left_cents}
          currency={order.currency}
          from={dispute.decided_from}
        />
      ) : null}
      <Sides opened={opened} dispute={dispute} currency={order.currency} fileHref={fileHref} now={now} />
      <Part title="The brief">
        <Card className="p-5 sm:p-6">
          <BriefText brief={words.brief} fileHref={fileHref} />
        </Card>
      </Part>
      {words.deliveries.length > 0 ? (
        <Deliveries order={order} deliveries={words.deliveries} fileHref={fileHref} side="creator" now={now} />
      ) : (
        <Part title="What was delivered">
          <p className="text-muted-foreground">Nothing was delivered.</p>
        </Part>
      )}
      <Talk messages={words.conversation} fileHref={fileHref} now={now} />
    </>
  );
}

/** Who bought what of whom, for how much, by when. */
function About({ found, now }: { found: DisputedOrder; now: Date }) {
  const { order, creator, buyer } = found;
  const time = (at: string | null) => (at ? <RelativeTime at={at} now={now} /> : "-");
  const money = (cents: number) => <Money cents={cents} currency={order.currency} />;
  const account = (id: string, name: string) => (
    <Link href={`/operator/accounts/${id}`} className="rounded-sm underline">
      {name}
    </Link>
  );
  const bought = order.lines.map(({ name }) => name).join(", ");
  const revisions = `${order.revisions_used} of ${order.revisions_allowed}`;
  return (
    <Facts
      facts={[
        ["State", found.refund_on_its_way ? `${order.status}, a refund is on its way` : order.status],
        ["Bought", bought || order.product_title],
        ["Paid", money(order.amount_cents)],
        ["Left of it", money(found.left_cents)],
        ["Paid on", time(order.paid_at)],
        ["Due", time(order.due_at)],
        ["Disputed", time(found.disputed_at)],
        ["Rounds of changes", revisions],
        ["Creator", account(creator.account, `${creator.name} (@${creator.handle})`)],
        [
          "Buyer",
          buyer.account
            ? account(buyer.account, `${buyer.name}, ${buyer.email}`)
            : `${buyer.name}, ${buyer.email ?? "no address"}`,
        ],
      ]}
    />
  );
}
