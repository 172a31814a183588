"use client";

import { Undo2 } from "lucide-react";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { withdrawVerificationAction } from "../actions";

/** Takes the request back, with its documents. */
export function Withdraw({ id }: { id: string }) {
  return (
    <SayDialog
      which={{ id }}
      action={withdrawVerificationAction}
      verb="Take it back"
      label="Take the request to be verified back"
      icon={Undo2}
      title="Take your request back?"
      description="Your documents are deleted. You can ask again."
      send="Take it back"
      done="Taken back"
    />
  );
}
