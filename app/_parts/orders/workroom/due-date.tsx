"use client";

import { Check, X } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { ExactTime } from "@/app/_ui/time/exact-time";
import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import { answerDueDateAction, proposeDueDateAction } from "./actions";
import { DayDialog } from "./day-dialog";
import type { Side } from "./next-step";

type DueDateProps = {
  order: Pick<BuyerOrderView, "id" | "status" | "due_at" | "due_proposal">;
  side: Side;
  token?: string | undefined;
};

/** The way to a later date, for either side, while the order has one and none waits for the reader's answer. */
export function ProposeDueDate({ order, side, token }: DueDateProps) {
  const { due_at, due_proposal, status } = order;
  if (status !== "PAID" || !due_at || (due_proposal && due_proposal.proposed_by !== side)) return null;
  return (
    <section
      aria-labelledby="due-date"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-border border-t pt-6 print:hidden"
    >
      <div className="min-w-0">
        <h2 id="due-date" className="font-medium">
          {due_proposal ? "You proposed a later date" : "More time?"}
        </h2>
        <p className="text-muted-foreground">
          {due_proposal ? (
            <>
              By <ExactTime at={due_proposal.due_at} />. It counts once the other side agrees.
            </>
          ) : (
            <>
              It is due on <ExactTime at={due_at} />. A later date counts once the other side agrees.
            </>
          )}
        </p>
      </div>
      <DayDialog
        which={whichOf(order.id, side, token)}
        action={proposeDueDateAction}
        verb={due_proposal ? "Propose another date" : "Propose a later date"}
        title="Propose a later date"
        description="It is due by the end of that day, on your clock, once the other side agrees. Until then the present date holds."
        after={due_at}
        asksWhy
        done="The other side has been told"
      />
    </section>
  );
}

/** The answer to the date that the other side proposed. */
export function AnswerDueDate({ order, side, token }: DueDateProps) {
  const proposal = order.due_proposal;
  if (!proposal || proposal.proposed_by === side) return null;
  const which = { ...whichOf(order.id, side, token), due_at: proposal.due_at };
  return (
    <div className="grid gap-3">
      <p className="text-lg">
        Proposed: delivery by <ExactTime at={proposal.due_at} className="font-semibold" />
      </p>
      <div className="flex flex-wrap gap-2 *:max-sm:w-full">
        <SayDialog
          which={{ ...which, accept: "yes" }}
          action={answerDueDateAction}
          verb="Agree"
          icon={Check}
          title="Agree to the later date?"
          description="The order is due then, at once. Whether it is late counts from the new date."
          send="Agree"
          done="The new date is agreed"
          look="primary"
          size="lg"
        />
        <SayDialog
          which={{ ...which, accept: "no" }}
          action={answerDueDateAction}
          verb="Decline"
          icon={X}
          title="Decline the later date?"
          description="The order stays due when it was."
          send="Decline"
          done="The date stays as it was"
          size="lg"
        />
      </div>
    </div>
  );
}

function whichOf(id: string, side: Side, token: string | undefined) {
  return { order_id: id, side, ...(side === "buyer" && token ? { token } : {}) };
}
