import type { Metadata } from "next";
import Link from "next/link";
import { Money } from "@/app/_ui/data/money";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { SettlementView } from "@/lib/contracts/trade/settlements";
import { formatMoney } from "@/lib/core/values/money";
import { readDisputedOrder } from "@/lib/domain/operators/disputes/read";
import { pageContext } from "@/lib/transports/actions/session";
import { Facts, Part, Quoted } from "../../_parts/facts";
import { PageHeader } from "../../_parts/page-header";
import { DecideDispute } from "./decide-dispute";

type DisputePageProps = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: "Order" };

/** An order with all that a decision needs, and the decision. */
export default async function DisputePage({ params }: DisputePageProps) {
  const ctx = await pageContext();
  const order = await orNotFound(readDisputedOrder(ctx, (await params).id));
  const { creator, buyer, dispute, currency } = order;
  const time = (at: string | null) => (at ? <RelativeTime at={at} now={ctx.now} /> : "-");
  return (
    <>
      <PageHeader
        title={order.title}
        parent={{ label: "Disputes", href: "/operator/queues/disputes" }}
        lead={<span className="wrap-anywhere font-mono text-sm">{order.id}</span>}
      />
      <div className="grid gap-8">
        <Facts
          facts={[
            ["State", order.refund_on_its_way ? `${order.status}, a refund is on its way` : order.status],
            ["Paid", <Money key="paid" cents={order.amount_cents} currency={currency} />],
            ["Left of it", <Money key="left" cents={order.left_cents} currency={currency} />],
            ["Paid on", time(order.paid_at)],
            ["Disputed", time(order.disputed_at)],
            [
              "Creator",
              <Link key="creator" href={`/operator/accounts/${creator.account}`} className="rounded-sm underline">
                {creator.name} (@{creator.handle})
              </Link>,
            ],
            [
              "Buyer",
              buyer.account ? (
                <Link key="buyer" href={`/operator/accounts/${buyer.account}`} className="rounded-sm underline">
                  {buyer.name}, {buyer.email}
                </Link>
              ) : (
                `${buyer.name}, ${buyer.email ?? "no address"}`
              ),
            ],
          ]}
        />
        {dispute.open && !order.refund_on_its_way ? (
          <DecideDispute orderId={order.id} left={order.left_cents} currency={currency} from={dispute.decided_from} />
        ) : null}
        <Part title="What both sides say">
          {dispute.statements.length === 0 ? <p className="text-muted-foreground">Nothing so far.</p> : null}
          {dispute.statements.map(({ id, side, body, files, created_at: at }) => (
            <div key={id} className="grid gap-1">
              <p className="text-muted-foreground text-sm">
                <span className="font-medium text-foreground">{SIDES[side]}</span>, {time(at)}
                {files.length > 0 ? `, with ${files.map((file) => file.name).join(", ")}` : ""}
              </p>
              <Quoted>{body}</Quoted>
            </div>
          ))}
          {dispute.proposals.map((proposal) => (
            <p key={proposal.id} className="text-sm">
              {SIDES[proposal.side]} proposed: {inWords(proposal, currency)} ({proposal.status.toLowerCase()})
            </p>
          ))}
        </Part>
        {order.conversation.length > 0 ? (
          <Part title="Their conversation">
            {order.conversation.map(({ at, by, body }) => (
              <div key={`${at}${by}`} className="grid gap-1">
                <p className="text-muted-foreground text-sm">
                  <span className="font-medium text-foreground">{by}</span>, {time(at)}
                </p>
                <Quoted>{body}</Quoted>
              </div>
            ))}
          </Part>
        ) : null}
        <Part title="What happened">
          <ol className="grid gap-2">
            {order.timeline.map(({ at, actor, to, note }) => (
              <li key={`${at}${to}`} className="wrap-anywhere text-sm">
                <span className="font-medium">{to}</span> by {actor}, {time(at)}
                {note ? `: ${note}` : ""}
              </li>
            ))}
          </ol>
        </Part>
      </div>
    </>
  );
}

const SIDES = { buyer: "The buyer", creator: "The creator", operator: "An operator" } as const;

type Proposal = SettlementView["dispute"]["proposals"][number];

function inWords({ kind, amount_cents: cents, due_at: due }: Proposal, currency: string): string {
  if (kind === "refund_all") return "all of it back";
  if (kind === "refund_part") return `${formatMoney(cents ?? 0, currency)} back`;
  return kind === "complete" ? "the order is complete" : `delivered again by ${due?.slice(0, 10)}`;
}
