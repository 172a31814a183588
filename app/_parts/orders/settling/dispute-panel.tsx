"use client";

import { Check, Coins, MessageSquare, Undo2 } from "lucide-react";
import { useState } from "react";
import { FilePicker } from "@/app/_parts/media/file-picker";
import { DayDialog } from "@/app/_parts/orders/workroom/day-dialog";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { type Clock, exactTime } from "@/app/_ui/time/exact-time-text";
import { useReaderClock } from "@/app/_ui/time/reader-clock";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { OrderDetailView } from "@/lib/contracts/trade/orders/creator-orders";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import { formatMoney } from "@/lib/core/values/money";
import { acceptProposalAction, proposeAction, proposeAgainAction, proposePartAction, speakAction } from "./actions";

type DisputePanelProps = {
  orderId: string;
  token?: string | undefined;
  side: "buyer" | "creator";
  dispute: SettlementView["dispute"];
  /** What happened to the order: whoever disputed it gave the reason there. */
  timeline: OrderDetailView["timeline"];
  now: Date;
  /** Where its files are downloaded. */
  files: string;
};

const NAMES = { buyer: "The buyer", creator: "The creator", operator: "Guildhall" } as const;
const OPENERS: Record<string, string> = { ...NAMES, processor: "The payment processor" };

/** A dispute as both sides see it: what was said, what is proposed, and the ways to settle it. */
export function DisputePanel({ orderId, token, side, dispute, timeline, now, files: base }: DisputePanelProps) {
  const { open, statements, proposals, decided_from: from } = dispute;
  const clock = useReaderClock();
  const opened = timeline.filter(({ from: before, to, note }) => to === "DISPUTED" && before !== to && note);
  if (!open && statements.length === 0 && proposals.length === 0 && opened.length === 0) return null;
  const which = { order_id: orderId, side, ...(token ? { token } : {}) };
  const waiting = proposals.filter(({ status }) => status === "OPEN");
  const agreed = proposals.filter(({ status }) => status === "ACCEPTED");
  return (
    <section aria-labelledby="settling" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="settling" className="font-semibold text-lg">
          The dispute
        </h2>
        {open && from ? (
          <p className="text-muted-foreground">
            What one side proposes and the other accepts is done at once. Without an agreement we decide:{" "}
            <RelativeTime at={from} now={now} />.
          </p>
        ) : null}
      </div>
      {waiting.map((proposal) => (
        <div
          key={proposal.id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-primary-tint/40 px-5 py-4"
        >
          <p className="min-w-0">
            <span className="font-medium">
              {proposal.side === side ? "You propose" : `${NAMES[proposal.side]} proposes`}:
            </span>{" "}
            {inWords(proposal, clock)}
          </p>
          {proposal.side === side ? null : (
            <SayDialog
              which={{ ...which, proposal_id: proposal.id }}
              action={acceptProposalAction}
              verb="Accept"
              icon={Check}
              title="Accept this proposal?"
              description={`${inWords(proposal, clock)} This is done at once.`}
              send="Accept"
              done="The dispute is settled"
              look="primary"
            />
          )}
        </div>
      ))}
      {agreed.map((proposal) => (
        <p key={proposal.id} className="rounded-md bg-success-tint px-5 py-4">
          <span className="font-medium">
            Settled: {proposal.side === side ? "you" : lowered(NAMES[proposal.side])} proposed, and{" "}
            {proposal.side === side ? lowered(NAMES[side === "buyer" ? "creator" : "buyer"]) : "you"} accepted.
          </span>{" "}
          {inWords(proposal, clock)}
        </p>
      ))}
      {statements.length + opened.length > 0 ? (
        <ol className="grid gap-4">
          {opened.map(({ at, actor, note }) => (
            <li key={at} className="grid gap-1 rounded-md border border-border px-5 py-4">
              <p className="text-muted-foreground text-sm">
                {actor === side ? "You" : (OPENERS[actor] ?? "The buyer")} opened it, <RelativeTime at={at} now={now} />
              </p>
              <p dir="auto" className="wrap-anywhere measure whitespace-pre-line">
                {note}
              </p>
            </li>
          ))}
          {statements.map(({ id, side: by, body, files, created_at }) => (
            <li key={id} className="grid gap-1 rounded-md border border-border px-5 py-4">
              <p className="text-muted-foreground text-sm">
                {by === side ? "You" : NAMES[by]}, <RelativeTime at={created_at} now={now} />
              </p>
              <p dir="auto" className="wrap-anywhere measure whitespace-pre-line">
                {body}
              </p>
              {files.map((file) => (
                <a
                  key={file.id}
                  href={`${base}/${file.id}${token ? `?token=${encodeURIComponent(token)}` : ""}`}
                  className="w-fit text-primary-ink hover:underline"
                >
                  {file.name}
                </a>
              ))}
            </li>
          ))}
        </ol>
      ) : null}
      {open ? (
        <Ways
          which={which}
          uploads={`/orders/${orderId}/statement-files${token ? `?token=${encodeURIComponent(token)}` : ""}`}
        />
      ) : null}
    </section>
  );
}

function Ways({ which, uploads }: { which: { order_id: string; side: string; token?: string }; uploads: string }) {
  const [uploading, setUploading] = useState(false);
  return (
    <div className="flex flex-wrap gap-2 *:max-sm:w-full print:hidden">
      <SayDialog
        which={which}
        action={speakAction}
        verb="Say something"
        icon={MessageSquare}
        title="What happened?"
        description="The other side reads it, and so do we if we have to decide."
        fields={[{ name: "body", label: "Your statement", max: 5_000, rows: 6 }]}
        also={<FilePicker address={uploads} of="this statement" waiting={[]} busy={setUploading} />}
        waits={uploading}
        send="Add the statement"
        done="The statement is added"
      />
      <SayDialog
        which={which}
        action={proposePartAction}
        verb="Propose a partial refund"
        icon={Coins}
        title="Propose a partial refund"
        description="The order is completed with it. It takes the place of what you proposed before."
        fields={[{ name: "amount_cents", label: "Dollars that go back", max: 12, placeholder: "25.00" }]}
        send="Propose"
        done="The proposal is made"
      />
      <SayDialog
        which={{ ...which, kind: "refund_all" }}
        action={proposeAction}
        verb="Propose a full refund"
        icon={Undo2}
        title="Propose a full refund?"
        description="The whole payment goes back to the buyer once the other side accepts."
        send="Propose"
        done="The proposal is made"
      />
      <DayDialog
        which={which}
        action={proposeAgainAction}
        verb="Propose another delivery"
        title="Propose another delivery"
        description="The creator delivers again by the end of that day, on your clock."
        done="The proposal is made"
      />
      <SayDialog
        which={{ ...which, kind: "complete" }}
        action={proposeAction}
        verb="Propose to complete"
        icon={Check}
        title="Propose to complete the order?"
        description="The order is completed as it was delivered, and nothing goes back."
        send="Propose"
        done="The proposal is made"
      />
    </div>
  );
}

function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

type Proposal = SettlementView["dispute"]["proposals"][number];

function inWords({ kind, amount_cents, due_at }: Proposal, clock: Clock): string {
  if (kind === "refund_all") return "The whole payment goes back to the buyer.";
  if (kind === "refund_part")
    return `${formatMoney(amount_cents ?? 0, "usd")} goes back to the buyer, and the order is completed.`;
  if (kind === "deliver_again" && due_at)
    return `The creator delivers again by ${exactTime(Date.parse(due_at), "moment", clock)}.`;
  return "The order is completed as it was delivered.";
}
