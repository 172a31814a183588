"use client";

import { Undo2 } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { undoCaseAction } from "../../actions";

type UndoCaseProps = { id: string; kind: string };

/** Takes back that something was hidden, with a reason. */
export function UndoCase({ id, kind }: UndoCaseProps) {
  const theirs = kind === "post" || kind === "product";
  return (
    <div>
      <SayDialog
        which={{ id }}
        action={undoCaseAction}
        verb="Undo"
        label={`Undo: the ${kind} may be shown again`}
        icon={Undo2}
        title={`Let the ${kind} be shown again?`}
        description={
          theirs
            ? `A mail tells its creator, who can show the ${kind} again. The case is dismissed.`
            : `Its words are there again for all who could read them. The case is dismissed.`
        }
        fields={[{ name: "reason", label: "Why", max: 1_000, rows: 3, hint: "Who made it reads it." }]}
        send="Undo"
        done="Undone"
      />
    </div>
  );
}
