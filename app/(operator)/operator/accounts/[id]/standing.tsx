"use client";

import { BadgeCheck, Ban, Eye, RotateCcw, Snowflake } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { changeStandingAction, viewAsAction } from "../../actions";

type StandingProps = {
  userId: string;
  suspended: boolean;
  operator: boolean;
  page: { verified: boolean; frozen: boolean } | null;
};

const WHY = (hint: string) => [{ name: "reason", label: "Why", max: 1_000, rows: 3, hint }];
const BY_MAIL = "The owner reads it, by mail.";
const IN_LOG = "It stands in the owner's audit log.";

/** What an operator can do with an account, each with a reason. */
export function Standing({ userId, suspended, operator, page }: StandingProps) {
  const dialog = (change: string) => ({ which: { user_id: userId, change }, action: changeStandingAction });
  return (
    <section aria-label="Standing" className="flex flex-wrap gap-3">
      {suspended ? (
        <SayDialog
          {...dialog("restore")}
          verb="Lift the suspension"
          icon={RotateCcw}
          title="Lift the suspension?"
          description="The page, products and posts are there again for everybody, and keys work."
          fields={WHY(BY_MAIL)}
          send="Lift the suspension"
          done="Lifted"
        />
      ) : operator ? null : (
        <SayDialog
          {...dialog("suspend")}
          verb="Suspend"
          icon={Ban}
          look="danger"
          title="Suspend this account?"
          description="Its page, products and posts are gone for everybody else at once, and its keys stop. Orders under way go on."
          fields={WHY(BY_MAIL)}
          send="Suspend"
          done="Suspended"
        />
      )}
      {operator ? null : (
        <SayDialog
          which={{ user_id: userId }}
          action={viewAsAction}
          verb="View as"
          icon={Eye}
          title="See the service as this person does?"
          description="For half an hour you see all that they see, their messages and orders too, and can change nothing. It is on record, with your reason."
          fields={WHY(IN_LOG)}
          send="View as this person"
          done="You see their account"
        />
      )}
      {page ? (
        <>
          <SayDialog
            {...dialog(page.frozen ? "unfreeze" : "freeze")}
            verb={page.frozen ? "Let payouts go on" : "Freeze payouts"}
            icon={Snowflake}
            title={page.frozen ? "Let payouts go on?" : "Freeze payouts?"}
            description={
              page.frozen
                ? "What was held is paid out by the worker."
                : "What is earned waits. What is on its way to the bank already is not stopped."
            }
            fields={WHY(IN_LOG)}
            send={page.frozen ? "Let them go on" : "Freeze payouts"}
            done={page.frozen ? "Payouts go on" : "Payouts are frozen"}
          />
          <SayDialog
            {...dialog(page.verified ? "unverify" : "verify")}
            verb={page.verified ? "Take back verification" : "Verify"}
            icon={BadgeCheck}
            title={page.verified ? "Take back the verification?" : "Mark as verified?"}
            description="Verification says that you have checked who this is. It counts in the trust score."
            fields={WHY(IN_LOG)}
            send={page.verified ? "Take it back" : "Verify"}
            done="Changed"
          />
        </>
      ) : null}
    </section>
  );
}
