"use client";

import { Ban, Check } from "lucide-react";
import { AskFirst } from "@/app/_ui/ask-first";
import { SayDialog } from "@/app/_ui/say-dialog";
import { replyFields } from "../_parts/reply-fields";
import { answerIntroAction, declineIntroAction } from "./actions";

/** The two answers to a request. `host` is where they go; `contact` is the creator's own address. */
export function IntroAnswers({ id, host, contact }: { id: string; host: string; contact: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SayDialog
        verb="Accept"
        icon={Check}
        title="Accept this introduction"
        description={`Your answer is sent to ${host}. Say what you want them to know, and how to reach you.`}
        which={{ id, answer: "accept" }}
        action={answerIntroAction}
        fields={replyFields(contact)}
        look="primary"
        size="sm"
        send="Accept"
        done="Accepted: your answer is on its way"
      />
      <AskFirst
        verb="Decline"
        thing={`the request through ${host}`}
        icon={Ban}
        labelled
        id={id}
        action={declineIntroAction}
        question={`Decline the request through ${host}?`}
        consequence="They learn that you declined, and nothing else about you. This cannot be undone."
        yes="Decline"
        no="Keep it"
        done="Declined"
      />
    </div>
  );
}
