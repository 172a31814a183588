"use client";

import { Ban, FileText, ThumbsUp } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { SayDialog } from "@/app/_ui/form/asking/say-dialog";
import { replyFields } from "../_parts/reply-fields";
import { answerBriefAction, passBriefAction } from "./actions";

type BriefAnswersProps = { id: string; contact: string; mayOffer: boolean };

/** The way to the form of an offer to a brief. */
export function MakeOffer({ id }: { id: string }) {
  return (
    <Button asChild size="sm">
      <Link href={`/studio/briefs/${id}/offer`}>
        <FileText aria-hidden /> Make an offer
      </Link>
    </Button>
  );
}

/** The two answers to a brief. Interest goes on as a conversation. */
export function BriefAnswers({ id, contact, mayOffer }: BriefAnswersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mayOffer ? <MakeOffer id={id} /> : null}
      <SayDialog
        verb="I am interested"
        icon={ThumbsUp}
        title="Tell them that you are interested"
        description="Your message goes to the sender of the brief, with your handle."
        which={{ id, answer: "interested" }}
        action={answerBriefAction}
        fields={replyFields(contact)}
        look={mayOffer ? "secondary" : "primary"}
        size="sm"
        send="I am interested"
        done="Sent: your answer is on its way"
      />
      <AskFirst
        verb="Pass"
        thing="on this brief"
        icon={Ban}
        labelled
        id={id}
        action={passBriefAction}
        question="Pass on this brief?"
        consequence="It moves out of your new briefs. Nobody is told."
        yes="Pass"
        no="Keep it"
        done="Passed"
      />
    </div>
  );
}
