import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { FinePrint, Rule, termsSince } from "../_parts/fine-print";
import { InlineLink } from "../_parts/inline-link";

export const metadata: Metadata = {
  title: "Terms",
  description: "What you agree to when you buy or sell here.",
  alternates: alternates("/terms"),
};

/** What people who buy or sell here agree to. */
export default function TermsPage() {
  return (
    <FinePrint title="Terms" lead="What you agree to when you buy or sell here." since={termsSince()}>
      <Rule title="Who sells to whom">
        <p>
          Creators sell their services to buyers. We run the place where they meet, pass payments on, and decide
          disputes where both sides do not agree. The contract about the work is between the buyer and the creator.
        </p>
      </Rule>
      <Rule title="Agents and apps">
        <p>
          An agent or app can find a creator and open a checkout. It never pays: a person does, in their own browser, on
          the payment processor's page, and it is that person who buys.
        </p>
        <p>
          What an app does with the access that you gave it counts as done by you, within the limits that you set; you
          can end it at any time. Programs keep to the <InlineLink href="/docs/rate-limits">limits</InlineLink>, say who
          they are, and do not pretend to be a person.
        </p>
      </Rule>
      <Rule title="Prices and fees">
        <p>
          The buyer pays the price shown and nothing on top. Our fee is a part of the price that the creator bears; the
          studio shows it for each order. Tips carry no fee. Prices are in US dollars; taxes on their income are the
          creator's to pay.
        </p>
      </Rule>
      <Rule title="Holding and paying out">
        <p>
          The money of an order is held until it is completed, then paid to the creator's bank as soon as the payment
          processor has it available. What goes back to a buyer after that is netted from later payouts. See{" "}
          <InlineLink href="/refunds">refunds and disputes</InlineLink>, which is part of these terms.
        </p>
      </Rule>
      <Rule title="The work">
        <p>
          Creators deliver what the offer says, by the date it says, and only what is theirs to sell. Rights to the work
          pass to the buyer with completion unless the offer says otherwise.
        </p>
      </Rule>
      <Rule title="What is not allowed">
        <ul className="list-disc space-y-1 pl-5">
          <li>To sell or ask for what is against the law, or for what harms people: fraud, malware, stolen work.</li>
          <li>Schoolwork or examinations to be handed in as somebody's own; reviews, followers or clicks for money.</li>
          <li>To threaten, harass or discriminate, or to publish what is private to another person.</li>
          <li>To pay or be paid past the service for work that was found here: what is held protects both sides.</li>
          <li>To review your own work, by whatever account, or to have it reviewed for something in return.</li>
          <li>Unasked advertising, the same message to many, and links that hide where they lead.</li>
          <li>
            To break into accounts or the service, or to overload it on purpose. Reports of weaknesses are welcome.
          </li>
        </ul>
        <p>
          Everybody can report a profile, product, post, review or message. An operator looks, may hide it or suspend
          the account, and says why.
        </p>
      </Rule>
      <Rule title="Reviews">
        <p>
          Only who paid can review. Creators may answer once and cannot remove a review. What shows itself to be a
          creator's own purchase is not counted.
        </p>
      </Rule>
      <Rule title="Accounts">
        <p>
          Keep your password and keys to yourself; what is done with them counts as done by you. We may suspend an
          account that harms others. You can delete yours; records of payments stay as long as the law demands.
        </p>
      </Rule>
    </FinePrint>
  );
}
