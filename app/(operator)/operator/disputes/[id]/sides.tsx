import type { ReactNode } from "react";
import { exactTime } from "@/app/_ui/time/exact-time-text";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import { formatMoney } from "@/lib/core/values/money";
import type { WordsOfOrder } from "@/lib/domain/operators/disputes/read";
import { Part, Quoted } from "../../_parts/facts";
import { FileLinks } from "./file-links";

type SidesProps = Pick<WordsOfOrder, "opened" | "dispute"> & {
  currency: string;
  fileHref: (file: string) => string;
  now: Date;
};
type Proposal = SettlementView["dispute"]["proposals"][number];

/** What was said in a dispute and what was offered, as one story: oldest first, from the words that opened it. */
export function Sides({ opened, dispute: { statements, proposals }, currency, fileHref, now }: SidesProps) {
  const story: { at: string; key: string; who: string; does?: string; says?: ReactNode }[] = [
    ...opened.map(({ at, by, reason }) => ({
      at,
      key: `opened${at}`,
      who: by === "bank" ? "The card's bank" : SIDES.buyer,
      does: "opened the dispute",
      says: <Quoted>{reason}</Quoted>,
    })),
    ...statements.map(({ id, side, body, files, created_at: at }) => ({
      at,
      key: id,
      who: SIDES[side],
      does: side === "operator" ? "decided" : "said",
      says: (
        <>
          <Quoted>{body}</Quoted>
          <FileLinks files={files} href={fileHref} />
        </>
      ),
    })),
    ...proposals.map((proposal) => ({
      at: proposal.created_at,
      key: proposal.id,
      who: SIDES[proposal.side],
      does: `proposed: ${inWords(proposal, currency)} (${ANSWERS[proposal.status]})`,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <Part title="What both sides say">
      {story.length === 0 ? <p className="text-muted-foreground">There is no dispute about this order.</p> : null}
      {story.map(({ at, key, who, does, says }) => (
        <div key={key} className="grid gap-1">
          <p className="text-muted-foreground text-sm">
            <span className="font-medium text-foreground">{who}</span> {does}, <RelativeTime at={at} now={now} />
          </p>
          {says}
        </div>
      ))}
    </Part>
  );
}

const ANSWERS = { OPEN: "waits for the other side", ACCEPTED: "accepted", CLOSED: "closed" } as const;
const SIDES = { buyer: "The buyer", creator: "The creator", operator: "An operator" } as const;

function inWords({ kind, amount_cents: cents, due_at: due }: Proposal, currency: string): string {
  if (kind === "refund_all") return "all of it back";
  if (kind === "refund_part") return `${formatMoney(cents ?? 0, currency)} back, and the order is complete`;
  return due ? `delivered again by ${exactTime(Date.parse(due), "day")}` : "the order is complete as it was delivered";
}
