"use client";

import { Check, RotateCw } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import type { QueueItem } from "@/lib/domain/operators/queues/queue";
import { tryAgainAction } from "../../actions";

const WORDS = {
  refund: "The refund is asked for again at the processor. It is tried five times at most.",
  mail: "The mail is sent again by the worker.",
  payout: "The processor is asked again at once. However often it is asked, there is one payout.",
  lead: "It leaves the queue. Answer by mail first.",
};

/** Tries again what failed, or marks a message as answered. */
export function AgainButton({ again: { kind, id, of } }: { again: NonNullable<QueueItem["again"]> }) {
  const lead = kind === "lead";
  return (
    <SayDialog
      verb={lead ? "Answered" : "Try again"}
      icon={lead ? Check : RotateCw}
      title={lead ? "Mark as answered?" : "Try it again?"}
      description={WORDS[kind]}
      which={{ kind, id, of }}
      action={tryAgainAction}
      size="sm"
      send={lead ? "It is answered" : "Try again"}
      done={lead ? "Marked as answered" : "On its way again"}
    />
  );
}
