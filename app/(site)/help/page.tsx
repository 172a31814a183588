import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { InlineLink } from "../_parts/inline-link";
import { type Question, Questions } from "../_parts/questions";

export const metadata: Metadata = {
  title: "Help",
  description: "Short answers for buyers, for creators, and about agents.",
  alternates: alternates("/help"),
};

const BUYING: Question[] = [
  {
    id: "find-an-order",
    asks: "Where is my order?",
    answer: (
      <>
        The mail after the payment has a link that opens it, signed in or not. With an account that has the same
        address, it is under <InlineLink href="/orders">your orders</InlineLink>.
      </>
    ),
  },
  {
    id: "say-what-you-want",
    asks: "How do I say what the work is for?",
    answer: (
      <>
        Most offers ask it as questions, before you pay or on the order's page after. To talk first, use “Ask a
        question” on the offer; for a price of your own ask for a quote, or{" "}
        <InlineLink href="/briefs/new">post a brief</InlineLink> that fitting creators answer.
      </>
    ),
  },
  {
    id: "not-as-agreed",
    asks: "The work is not what we agreed on.",
    answer: (
      <>
        Ask for changes on the order's page, as often as the offer includes. If that does not help, open a dispute
        there: from payment until 14 days after the order is completed. A delivery that you do not answer within 72
        hours counts as accepted: <InlineLink href="/refunds">how disputes end</InlineLink>.
      </>
    ),
  },
  {
    id: "cancel",
    asks: "Can I cancel?",
    answer:
      "Before the delivery you can ask to, on the order's page: the creator has 48 hours to answer. When a delivery is more than 24 hours late you cancel at once. Everything you paid goes back.",
  },
  {
    id: "who-charges",
    asks: "Who charges my card?",
    answer:
      "The payment processor, on its own page. Neither we, nor the creator, nor any agent sees the card's number.",
  },
];

const SELLING: Question[] = [
  {
    id: "begin",
    asks: "How do I begin?",
    answer: (
      <>
        Make an account, write your page and a first offer, and connect a bank account: the studio's checklist leads
        through it. What it costs is under <InlineLink href="/fees">fees</InlineLink>.
      </>
    ),
  },
  {
    id: "when-paid",
    asks: "When am I paid?",
    answer:
      "Once the buyer accepts, or 72 hours after your delivery if they say nothing. The money then leaves as soon as the payment processor has it, which is usually two days after the payment.",
  },
  {
    id: "found-by-agents",
    asks: "How do agents find me?",
    answer:
      "Turn on “Agent discovery” in your settings. Off, your page stays on the site and disappears from agents' searches at once.",
  },
  {
    id: "away",
    asks: "I am full, or away.",
    answer:
      "Say so in the studio, under the availability of your orders: take none for now, until a day, or at most so many at a time.",
  },
];

const AGENTS: Question[] = [
  {
    id: "can-it-pay",
    asks: "Can my assistant spend my money?",
    answer:
      "It can prepare an order; you pay, in your own browser. An app that you connect has the limits that you set when you connect it: for each order, each month, and until when.",
  },
  {
    id: "take-away",
    asks: "How do I take an app's access away?",
    answer: (
      <>
        Under <InlineLink href="/settings/apps">connected apps</InlineLink>. It ends at once.
      </>
    ),
  },
  {
    id: "build",
    asks: "I want to build with this.",
    answer: (
      <>
        The <InlineLink href="/docs/quick-start">quick start</InlineLink> needs no key for reading.
      </>
    ),
  },
];

/** Short answers, and where to go for more. */
export default function HelpPage() {
  return (
    <div className="shell grid max-w-2xl gap-10 py-10 sm:py-14">
      <header className="grid gap-2">
        <h1 className="font-semibold text-2xl">Help</h1>
        <p className="text-lg text-muted-foreground">
          Short answers. If yours is not here, <InlineLink href="/contact">write to us</InlineLink>.
        </p>
      </header>
      <Questions title="Hiring" questions={BUYING} />
      <Questions title="Selling" questions={SELLING} />
      <Questions title="Agents and apps" questions={AGENTS} />
    </div>
  );
}
