import { Ban, Check } from "lucide-react";
import { AskFirst } from "@/app/_ui/ask-first";
import { Badge } from "@/app/_ui/badge";
import { RelativeTime } from "@/app/_ui/relative-time";
import type { InboxIntroView } from "@/lib/contracts/intros";
import { CallbackNote } from "../_parts/callback-note";
import { ReplyDialog } from "../_parts/reply-dialog";
import { answerIntroAction, declineIntroAction } from "./actions";

const TONES = { PENDING: "warning", ACCEPTED: "success", DECLINED: "neutral" } as const;
const WORDS = { PENDING: "Waiting", ACCEPTED: "Accepted", DECLINED: "Declined" } as const;

type IntroCardProps = { intro: InboxIntroView; contact: string; now: Date };

/** One request: what they write, where an answer goes, and the two answers or the one that was given. */
export function IntroCard({ intro, contact, now }: IntroCardProps) {
  const host = new URL(intro.callback_url).host;
  return (
    <li className="grid gap-4 rounded-md border border-border bg-card p-5 shadow-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted-foreground text-sm">
        <Badge tone={TONES[intro.status]}>{WORDS[intro.status]}</Badge>
        <span className="wrap-anywhere">
          through <span className="font-mono text-foreground">{host}</span>
        </span>
        <RelativeTime at={intro.created_at} now={now} className="ml-auto" />
      </div>
      <p className="wrap-anywhere measure whitespace-pre-line text-lg">{intro.note}</p>
      {intro.status === "PENDING" ? (
        <div className="flex flex-wrap items-center gap-2">
          <ReplyDialog
            verb="Accept"
            icon={Check}
            title="Accept this introduction"
            description={`Your answer is sent to ${host}. Say what you want them to know, and how to reach you.`}
            id={intro.id}
            answer="accept"
            action={answerIntroAction}
            contact={contact}
            done="Accepted: your answer is on its way"
          />
          <AskFirst
            verb="Decline"
            thing={`the request through ${host}`}
            icon={Ban}
            labelled
            id={intro.id}
            action={declineIntroAction}
            question={`Decline the request through ${host}?`}
            consequence="They learn that you declined, and nothing else about you. This cannot be undone."
            yes="Decline"
            no="Keep it"
            done="Declined"
          />
        </div>
      ) : (
        <Answer intro={intro} now={now} />
      )}
    </li>
  );
}

function Answer({ intro, now }: Omit<IntroCardProps, "contact">) {
  return (
    <div className="grid gap-2 border-border border-l-2 pl-4">
      {intro.reply ? <p className="wrap-anywhere measure whitespace-pre-line">{intro.reply}</p> : null}
      {intro.contact ? (
        <p className="wrap-anywhere text-sm">
          <span className="text-muted-foreground">You gave as contact: </span>
          {intro.contact}
        </p>
      ) : null}
      {intro.callback ? <CallbackNote callback={intro.callback} now={now} /> : null}
    </div>
  );
}
