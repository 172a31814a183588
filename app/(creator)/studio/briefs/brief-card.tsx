import { FileText, MessageSquare } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { Badge } from "@/app/_ui/looks/badge";
import { CalendarDay } from "@/app/_ui/time/calendar-day";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { PipelineBriefView } from "@/lib/contracts/contact/briefs";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { CallbackNote } from "../_parts/callback-note";
import { BriefAnswers, MakeOffer } from "./brief-answers";

const TONES = { PENDING: "warning", ACCEPTED: "success", DECLINED: "neutral", CLOSED: "neutral" } as const;
const WORDS = { PENDING: "New", ACCEPTED: "Interested", DECLINED: "Passed", CLOSED: "Closed" } as const;

type BriefCardProps = { brief: PipelineBriefView; contact: string; now: Date };

/** One brief: what is wanted, for how much and by when, and the creator's answer. */
export function BriefCard({ brief, contact, now }: BriefCardProps) {
  return (
    <li className="grid gap-4 rounded-md border border-border bg-card p-5 shadow-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted-foreground text-sm">
        <Badge tone={TONES[brief.status]}>{WORDS[brief.status]}</Badge>
        {brief.category ? <span>{findCategory(brief.category)?.name ?? brief.category}</span> : null}
        <RelativeTime at={brief.created_at} now={now} className="ml-auto" />
      </div>
      <p dir="auto" className="wrap-anywhere measure whitespace-pre-line text-lg">
        {brief.brief}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact term="Budget">{brief.budget_cents ? <Money cents={brief.budget_cents} /> : "Not said"}</Fact>
        <Fact term="By">{brief.deadline ? <CalendarDay day={brief.deadline} /> : "Not said"}</Fact>
        <Fact term="How you fit">
          {brief.rank === 1 ? "Best of those asked" : `Number ${brief.rank} of those asked`}
        </Fact>
      </dl>
      {brief.status === "PENDING" ? (
        <BriefAnswers id={brief.id} contact={contact} mayOffer={brief.may_offer} />
      ) : (
        <Given brief={brief} now={now} />
      )}
      {brief.status === "ACCEPTED" ? <GoOn brief={brief} /> : null}
    </li>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid">
      <dt className="text-muted-foreground text-xs">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function Given({ brief, now }: Omit<BriefCardProps, "contact">) {
  if (brief.status === "DECLINED") return <p className="text-muted-foreground text-sm">You passed. Nobody was told.</p>;
  if (brief.status === "CLOSED")
    return <p className="text-muted-foreground text-sm">The buyer closed it before you answered.</p>;
  // an offer alone says its words in the conversation
  if (!brief.reply && !brief.contact && !brief.callback) return null;
  return (
    <div className="grid gap-2 border-border border-l-2 pl-4">
      {brief.reply ? (
        <p dir="auto" className="wrap-anywhere measure whitespace-pre-line">
          {brief.reply}
        </p>
      ) : null}
      {brief.contact ? (
        <p className="wrap-anywhere text-sm">
          <span className="text-muted-foreground">You gave as contact: </span>
          {brief.contact}
        </p>
      ) : null}
      {brief.callback ? <CallbackNote callback={brief.callback} now={now} /> : null}
    </div>
  );
}

/** Where it goes on after interest: an offer while none stands, the latest one, the conversation. */
function GoOn({ brief }: { brief: PipelineBriefView }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {brief.may_offer ? <MakeOffer id={brief.id} /> : null}
      {brief.quote_id ? (
        <Button asChild size="sm" variant="secondary">
          <Link href={`/studio/quotes/${brief.quote_id}`}>
            <FileText aria-hidden /> Open your offer
          </Link>
        </Button>
      ) : null}
      {brief.thread_id ? (
        <Button asChild size="sm" variant="secondary">
          <Link href={`/studio/messages/${brief.thread_id}`}>
            <MessageSquare aria-hidden /> Open the conversation
          </Link>
        </Button>
      ) : null}
    </div>
  );
}
