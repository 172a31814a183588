import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { FinePrint, Rule, termsSince } from "../_parts/fine-print";
import { InlineLink } from "../_parts/inline-link";
import { subProcessors } from "./sub-processors";

export const metadata: Metadata = {
  title: "Privacy",
  description: "What we know of you, why, and for how long.",
  alternates: alternates("/privacy"),
};

/** What is kept of people, why, and for how long. */
export default function PrivacyPage() {
  return (
    <FinePrint title="Privacy" lead="What we know of you, why, and for how long." since={termsSince()}>
      <Rule title="What we keep">
        <p>
          Your name, email address and password hash; your profile, its former addresses and your products if you sell;
          orders, with what both sides wrote and the files they exchanged; reviews. The name, postal address and tax
          number that you give for receipts, if you do: the other side of an order reads them on its receipt. Of a card
          we know only an anonymous fingerprint that the payment processor makes: numbers are typed on its page and
          never reach us.
        </p>
        <p>
          Where you are signed in: the browser's name and its network address, of which you are shown a part. Documents
          that prove who you are, if you ask to be verified: only operators open them, each time is noted in your audit
          log, and they are deleted within two days of the decision. The log of our servers has the path and the network
          address of each request.
        </p>
      </Rule>
      <Rule title="Who sees it">
        <p>
          Profiles, products, posts and reviews are public; a review shows your first name and an initial. What the two
          sides of an order write and send each other is seen by them alone, and by us where it is disputed, with us or
          at a bank, or where one of its messages or its review is reported. Of other orders we see who bought what,
          when and for how much. A creator learns the name and email address of the person who paid. Agents find a
          profile only if its owner has turned that on. An app that you connect sees what you allowed it to see, and no
          more.
        </p>
        <p>
          To help you, an operator may look at your account as you see it, for half an hour at a time, and can change
          nothing meanwhile. When, by whom and why is noted in your audit log.
        </p>
      </Rule>
      <Rule title="Who works for us">
        <p>This installation uses:</p>
        <ul className="list-disc space-y-1 pl-5">
          {subProcessors().map(({ who, what }) => (
            <li key={who}>
              <span className="font-medium">{who}</span> {what}
            </li>
          ))}
        </ul>
        <p>Nobody gets your data for advertising.</p>
      </Rule>
      <Rule title="How long">
        <p>
          Request logs are kept 30 days; what requests of the API sent and were answered 7 days, with secrets hidden,
          and not at all once the account's owner switches it off. We keep events and webhook deliveries 90 days. What
          is older is shown to nobody and goes with all that was written in the same span: bodies within a day, logs
          within a week, events and deliveries within a month.
        </p>
        <p>
          A sign-in lasts 30 days; when and from where it was, and the browser, are kept 30 days longer. A mail that was
          sent is kept 30 days, a notice 180 days after you read it. When you delete your account it is hidden at once
          and your data go after 30 days. The link to an order works until 180 days after it closed.
        </p>
        <p>
          With your account go its profile and offers, your briefs, what you wrote and the files you sent in
          conversations that no order came of, and what the payment processor keeps of you as a customer of your orders
          and plan. Orders stay, with who paid, what both sides wrote in them and their files, and so do payments,
          subscriptions, memberships and bookings without your name, and the audit log: bookkeeping and disputes need
          them. Reviews stay without your name, for others rely on them. What somebody reported, and what our rules
          stopped, stays with its case. The payment processor keeps its own records of payments, and the address under
          which a membership was paid. Mails to others and events of their apps that hold your words go when the times
          above are over.
        </p>
      </Rule>
      <Rule title="Cookies">
        <p>
          Only those that the service needs, so there is no banner. One keeps you signed in, for 30 days. One tells a
          device that has signed in before from one that guesses passwords, for a year. One keeps test mode on, for a
          week, if you switch it on. One says which time zone and language your browser has, for a year, so that your
          orders and bookings show your time. While you sign in, a few more hold the step you are at and where you came
          from, for minutes. None is anybody else's, and none follows you.
        </p>
        <p>
          Light or dark, and what you have typed and not sent, stay in your browser and are not cookies: they are not
          sent to us.
        </p>
      </Rule>
      <Rule title="Your rights">
        <p>
          You can see and change what you gave us, take it with you, and have it deleted, under{" "}
          <InlineLink href="/settings/account">your account</InlineLink>. For anything else{" "}
          <InlineLink href="/contact">write to the operator</InlineLink>.
        </p>
      </Rule>
    </FinePrint>
  );
}
