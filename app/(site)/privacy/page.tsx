import type { Metadata } from "next";
import { FinePrint, Rule, termsSince } from "../_parts/fine-print";

export const metadata: Metadata = {
  title: "Privacy",
  description: "What we know of you, why, and for how long.",
  alternates: { canonical: "/privacy" },
};

/** What is kept of people, why, and for how long. */
export default function PrivacyPage() {
  return (
    <FinePrint title="Privacy" lead="What we know of you, why, and for how long." since={termsSince()}>
      <Rule title="What we keep">
        <p>
          Your name, e-mail address and password hash; your profile and products if you sell; orders, with what both
          sides wrote and the files they exchanged; reviews. Of a card we know only an anonymous fingerprint that the
          payment processor makes: numbers are typed on its page and never reach us.
        </p>
      </Rule>
      <Rule title="Who sees it">
        <p>
          Profiles, products, posts and reviews are public; a review shows your first name and an initial. An order is
          seen by its two sides alone, and by us in a dispute. A creator learns the name and e-mail address of who paid.
          Agents find a profile only if its owner has turned that on.
        </p>
      </Rule>
      <Rule title="Who works for us">
        <p>
          The payment processor handles payments and payouts and checks who creators are. Mail is sent by the mail
          server that runs for this service. Nobody gets your data for advertising.
        </p>
      </Rule>
      <Rule title="How long">
        <p>
          Request logs are kept 30 days; what requests of the API sent and were answered 7 days, with secrets hidden,
          and not at all once the account's owner switches it off. We keep events and webhook deliveries 90 days. What
          is older is shown to nobody and goes with all that was written in the same span: bodies within a day, logs
          within a week, events and deliveries within a month. When you delete your account, your data go; orders,
          payments and the audit log stay, as bookkeeping demands. The link to an order works until 180 days after it
          closed.
        </p>
      </Rule>
      <Rule title="Cookies">
        <p>
          One cookie keeps you signed in, one remembers light or dark, one tells a device that has signed in before from
          one that guesses passwords. There are no others.
        </p>
      </Rule>
      <Rule title="Your rights">
        <p>You can see and change what you gave us, take it with you, and have it deleted. Write to the operator.</p>
      </Rule>
    </FinePrint>
  );
}
