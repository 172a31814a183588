import { formatMoney } from "@/lib/core/values/money";
import type { Mail } from "@/lib/domain/platform/mail/message";
import { momentInWords } from "./order-facts";

/** What an app prepared, as the mail to its person says it. Plain data: the mails know no tables. */
export type ApprovalFacts = {
  kind: "checkout" | "acceptance" | "review";
  app: string;
  title: string;
  creatorName: string;
  amountCents: number;
  /** What the app told the creator of the work; may be empty. */
  brief: string;
  /** What the app may spend, this order counted already; null where nothing is set. */
  limits: { per_month_cents: number; remaining_cents: number } | null;
  decideBy: Date | null;
  path: string;
};

const MOST_OF_BRIEF = 400;

/** Asks the person for their word on what an app prepared for them. */
export function approvalRequested(a: ApprovalFacts): Mail {
  const said = SAID[a.kind](a);
  return {
    kind: `approval_${a.kind}`,
    subject: said.subject,
    paragraphs: [said.asked, ...said.more, "Nothing happens without you. If you refuse, say why: the app reads it."],
    action: { label: said.label, path: a.path },
  };
}

const SAID = {
  checkout: (a: ApprovalFacts) => ({
    subject: `${a.app} would like to order ${a.title}`,
    asked: `${a.app} has prepared an order for you: ${a.title} by ${a.creatorName}, for ${formatMoney(a.amountCents)}.`,
    more: [
      ...(a.brief ? [`It told the creator: ${shortened(a.brief)}`] : []),
      ...(a.limits
        ? [
            `With this order ${formatMoney(a.limits.remaining_cents)} of ${formatMoney(a.limits.per_month_cents)} are left that it may spend this month.`,
          ]
        : []),
      ...(a.decideBy ? [`The checkout closes on ${momentInWords(a.decideBy)}.`] : []),
    ],
    label: "Look at it and pay",
  }),
  acceptance: (a: ApprovalFacts) => ({
    subject: `${a.app} asks you to accept ${a.title}`,
    asked: `${a.creatorName} has delivered ${a.title}, and ${a.app} asks you to accept it. Accepting pays the creator.`,
    more: a.decideBy ? [`Without an answer it counts as accepted on ${momentInWords(a.decideBy)}.`] : [],
    label: "Look at the delivery",
  }),
  review: (a: ApprovalFacts) => ({
    subject: `${a.app} drafted a review of ${a.title}`,
    asked: `${a.app} has drafted a review of ${a.title} by ${a.creatorName}. You can change it before you publish it.`,
    more: [],
    label: "Look at the draft",
  }),
} satisfies Record<ApprovalFacts["kind"], unknown>;

function shortened(brief: string): string {
  const characters = [...brief];
  return characters.length <= MOST_OF_BRIEF ? brief : `${characters.slice(0, MOST_OF_BRIEF).join("")}…`;
}
