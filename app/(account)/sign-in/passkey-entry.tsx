"use client";

import { KeyRound } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { type Answered, askPasskey } from "@/app/_parts/account/passkeys/ceremony";
import { Button } from "@/app/_ui/controls/button";
import { UNREACHABLE } from "@/app/_ui/feedback/unreachable";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { enterByPasskey } from "../_parts/enter";
import { passkeySignInAction } from "../_parts/passkey-actions";

/** A challenge of ours ends after ten minutes; a page that waits longer asks for another one before. */
const ASK_AGAIN_MS = 9 * 60_000;

type PasskeyEntryProps = {
  next: string;
  /** Offers passkeys in the email field too, as soon as the page is there. */
  inField?: boolean;
};

/** Signing in with a passkey: by the button, or by what the browser offers in the email field. */
export function PasskeyEntry({ next, inField = false }: PasskeyEntryProps) {
  const [complaint, setComplaint] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const go = useCallback(
    async (answer: Answered) => {
      if ("complaint" in answer) return answer.complaint;
      const refused = await enterByPasskey(answer.passkey);
      if (refused === null) window.location.assign(next);
      return refused;
    },
    [next],
  );

  useEffect(() => {
    if (!inField) return;
    let left = false;
    const offer = async () => {
      const answer = await ask(true);
      if (!left) setComplaint(await go(answer));
    };
    void offer();
    const again = setInterval(offer, ASK_AGAIN_MS);
    return () => {
      left = true;
      clearInterval(again);
    };
  }, [inField, go]);

  const onClick = async () => {
    setPending(true);
    const refused = await go(await ask(false));
    setComplaint(refused);
    // what led on keeps the button busy until the next page is there
    if (refused !== null) setPending(false);
  };
  return (
    <div className="grid gap-4">
      {complaint ? <FormAlert>{complaint}</FormAlert> : null}
      <Button variant="secondary" size="lg" className="w-full" pending={pending} onClick={onClick}>
        <KeyRound aria-hidden /> Use a passkey
      </Button>
    </div>
  );
}

/** A fresh challenge, and the device's answer to it. */
async function ask(quietly: boolean): Promise<Answered> {
  const told = await passkeySignInAction({ status: "idle" }, new FormData()).catch(() => null);
  if (told?.status !== "ok") return { complaint: quietly ? null : UNREACHABLE };
  const answer = await askPasskey(told.data, quietly);
  // nobody has asked for anything yet: what the field cannot offer is not worth a word
  return quietly && "complaint" in answer ? { complaint: null } : answer;
}
