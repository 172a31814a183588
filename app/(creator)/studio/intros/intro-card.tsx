import { Badge } from "@/app/_ui/looks/badge";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { InboxIntroView } from "@/lib/contracts/contact/intros";
import { CallbackNote } from "../_parts/callback-note";
import { IntroAnswers } from "./intro-answers";

const TONES = { PENDING: "warning", ACCEPTED: "success", DECLINED: "neutral" } as const;
const WORDS = { PENDING: "Waiting", ACCEPTED: "Accepted", DECLINED: "Declined" } as const;

type IntroCardProps = { intro: InboxIntroView; contact: string; now: Date };

/** One request: what they write, where an answer goes, and the two answers or the one that was given. */
export function IntroCard({ intro, contact, now }: IntroCardProps) {
  const host = intro.callback_url ? new URL(intro.callback_url).host : null;
  return (
    <li className="grid gap-4 rounded-md border border-border bg-card p-5 shadow-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted-foreground text-sm">
        <Badge tone={TONES[intro.status]}>{WORDS[intro.status]}</Badge>
        <span className="wrap-anywhere">
          {host ? "through " : "without an address for answers"}
          {host ? <span className="font-mono text-foreground">{host}</span> : null}
        </span>
        <RelativeTime at={intro.created_at} now={now} className="ml-auto" />
      </div>
      <p dir="auto" className="wrap-anywhere measure whitespace-pre-line text-lg">
        {intro.note}
      </p>
      {intro.status === "PENDING" ? (
        <IntroAnswers id={intro.id} host={host} contact={contact} />
      ) : (
        <Answer intro={intro} now={now} />
      )}
    </li>
  );
}

function Answer({ intro, now }: Omit<IntroCardProps, "contact">) {
  return (
    <div className="grid gap-2 border-border border-l-2 pl-4">
      {intro.reply ? (
        <p dir="auto" className="wrap-anywhere measure whitespace-pre-line">
          {intro.reply}
        </p>
      ) : null}
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
