"use client";

import { BadgeCheck, X } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { decideVerificationAction } from "../../actions";

const WHY = [{ name: "reason", label: "Why", max: 1_000, rows: 3, hint: "The creator reads it, by mail too." }];

/** Whether the documents show who the creator is. The first operator has it. */
export function DecideVerification({ id }: { id: string }) {
  return (
    <section aria-label="Decide" className="flex flex-wrap gap-3">
      <SayDialog
        which={{ id, decision: "verify" }}
        action={decideVerificationAction}
        verb="Verify"
        icon={BadgeCheck}
        title="Mark as verified?"
        description="It says that you have checked who this is, and counts in the trust score. The documents are deleted."
        fields={WHY}
        send="Verify"
        done="Verified"
      />
      <SayDialog
        which={{ id, decision: "decline" }}
        action={decideVerificationAction}
        verb="Decline"
        icon={X}
        look="danger"
        title="Decline the request?"
        description="The documents are deleted. The creator can ask again, with others."
        fields={WHY}
        send="Decline"
        done="Declined"
      />
    </section>
  );
}
