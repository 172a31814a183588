import type { Metadata } from "next";
import type { ReactNode } from "react";
import { alternates } from "@/app/_parts/alternates";
import { env } from "@/lib/core/env";
import { InlineLink } from "../_parts/inline-link";

export const metadata: Metadata = {
  title: "Contact",
  description: "Where each kind of question is answered, and how to reach the operator.",
  alternates: alternates("/contact"),
};

/** Where each kind of question is answered soonest, and the operator's address. */
export default function ContactPage() {
  const { OPERATOR_EMAIL: address } = env();
  return (
    <div className="shell grid max-w-2xl gap-8 py-10 sm:py-14">
      <header className="grid gap-2">
        <h1 className="font-semibold text-2xl">Contact</h1>
        <p className="text-lg text-muted-foreground">Where your question is answered soonest.</p>
      </header>
      <dl className="measure grid gap-6">
        <Way about="An order of yours">
          Write to the other side on the page of <InlineLink href="/orders">your order</InlineLink>. If you do not
          agree, open a dispute there: we read it. Without an account, have{" "}
          <InlineLink href="/orders/link">the links to your orders</InlineLink> sent to you.
        </Way>
        <Way about="A creator, before you buy">
          “Ask a question” is on every page of a creator and of an offer.{" "}
          <InlineLink href="/creators">Find a creator</InlineLink>.
        </Way>
        <Way about="Something that should not be here">
          “Report” stands on every page, offer, post, review and message of somebody else. An operator reads it.
        </Way>
        <Way about="A larger plan for developers">
          Ask for it under <InlineLink href="/developers/billing/enterprise">Enterprise</InlineLink> in the console.
        </Way>
        <Way about="A weakness in this service">
          Write to the operator before anybody else, with what you did and what came of it. Use an account of your own,
          and do not read what is another person's.
        </Way>
        <Way about="The operator">
          {address ? (
            <a href={`mailto:${address}`} className="rounded-sm text-primary-ink underline underline-offset-4">
              {address}
            </a>
          ) : (
            "No address is given yet. A report and a dispute reach the operator without one."
          )}
        </Way>
      </dl>
    </div>
  );
}

function Way({ about, children }: { about: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="font-medium">{about}</dt>
      <dd className="text-muted-foreground">{children}</dd>
    </div>
  );
}
