"use client";

import { Ban, Check, EyeOff } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { decideCaseAction } from "../../actions";

type DecideCaseProps = { id: string; kind: string; account: boolean };

const why = (hint: string) => [{ name: "note", label: "Why", max: 1_000, rows: 3, hint }];

/** The three ways in which an operator closes a case, each with a reason. */
export function DecideCase({ id, kind, account }: DecideCaseProps) {
  const dialog = (decision: string) => ({ which: { id, decision }, action: decideCaseAction });
  return (
    <section aria-label="Decide" className="grid gap-3 rounded-md border border-border bg-card p-5 shadow-sm">
      <h2 className="font-semibold text-lg">Decide</h2>
      <div className="flex flex-wrap gap-3">
        <SayDialog
          {...dialog("dismiss")}
          verb="Dismiss"
          icon={Check}
          title="Dismiss this case?"
          description="Nothing happens to what was reported, and nobody is told."
          fields={why("Other operators read it.")}
          send="Dismiss"
          done="Dismissed"
        />
        {kind === "profile" ? null : (
          <SayDialog
            {...dialog("hide")}
            verb={`Hide the ${kind}`}
            icon={EyeOff}
            look="danger"
            title={`Hide the ${kind}?`}
            description="Nobody sees it any more. Its owner cannot put it back."
            fields={why("Its owner reads it.")}
            send="Hide it"
            done="Hidden"
          />
        )}
        {account ? (
          <SayDialog
            {...dialog("suspend")}
            verb="Suspend the account"
            icon={Ban}
            look="danger"
            title="Suspend the account?"
            description="Its page, products and posts are gone for everybody else at once, and its keys stop. Orders under way go on."
            fields={why("Its owner reads it, by mail.")}
            send="Suspend the account"
            done="Suspended"
          />
        ) : null}
      </div>
    </section>
  );
}
