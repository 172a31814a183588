"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { askPasskey } from "@/app/_parts/account/passkeys/ceremony";
import { Button } from "@/app/_ui/controls/button";
import { DialogFooter } from "@/app/_ui/controls/dialog";
import { UNREACHABLE } from "@/app/_ui/feedback/unreachable";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { beginPasskeyProofAction, proveByPasskeyAction } from "./actions";

type PasskeyProofProps = {
  answer: (proved: boolean) => void;
  /** There is no other way: nothing below has a way out. */
  alone: boolean;
};

/** The way to prove it that types nothing. */
export function PasskeyProof({ answer, alone }: PasskeyProofProps) {
  const [pending, setPending] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const onClick = async () => {
    setPending(true);
    const refused = await prove().catch(() => UNREACHABLE);
    setPending(false);
    if (refused === null) answer(true);
    else setComplaint(refused);
  };
  return (
    <div className="grid gap-4">
      {complaint ? <FormAlert>{complaint}</FormAlert> : null}
      <Button variant={alone ? "primary" : "secondary"} className="w-full" pending={pending} onClick={onClick}>
        <KeyRound aria-hidden /> Use a passkey
      </Button>
      {alone ? (
        <DialogFooter>
          <Button variant="secondary" onClick={() => answer(false)}>
            Cancel
          </Button>
        </DialogFooter>
      ) : null}
    </div>
  );
}

/** Answers what to tell the person; null when it is proved. */
async function prove(): Promise<string | null> {
  const begun = await beginPasskeyProofAction({ status: "idle" }, new FormData());
  if (begun.status !== "ok") return begun.status === "error" ? begun.message : UNREACHABLE;
  const answer = await askPasskey(begun.data);
  if ("complaint" in answer) return answer.complaint ?? "No passkey was used.";
  const sent = new FormData();
  sent.set("passkey", answer.passkey);
  const told = await proveByPasskeyAction({ status: "idle" }, sent);
  return told.status === "error" ? told.message : null;
}
