"use client";

import { Ban, Check } from "lucide-react";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { replyFields } from "../_parts/reply-fields";
import { answerIntroAction, declineIntroAction } from "./actions";

/** The two answers to a request. `host` is where they go, if anywhere; `contact` is the creator's own address. */
export function IntroAnswers({ id, host, contact }: { id: string; host: string | null; contact: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SayDialog
        verb="Accept"
        icon={Check}
        title="Accept this introduction"
        description={
          host
            ? `Your answer is sent to ${host}. Say what you want them to know, and how to reach you.`
            : "Your answer waits in the conversation, where they read it. Say what you want them to know, and how to reach you."
        }
        which={{ id, answer: "accept" }}
        action={answerIntroAction}
        fields={replyFields(contact)}
        look="primary"
        size="sm"
        send="Accept"
        done={host ? "Accepted: your answer is on its way" : "Accepted"}
      />
      <AskFirst
        verb="Decline"
        thing={host ? `the request through ${host}` : "the request"}
        icon={Ban}
        labelled
        id={id}
        action={declineIntroAction}
        question={host ? `Decline the request through ${host}?` : "Decline the request?"}
        consequence={
          host
            ? "They learn that you declined, and nothing else about you. This cannot be undone."
            : "The conversation says that you declined, and nothing else about you. This cannot be undone."
        }
        yes="Decline"
        no="Keep it"
        done="Declined"
      />
    </div>
  );
}
